// A drawing for each companion.
import axe from "icon:bordered-shield";
import broadsword from "icon:broadsword";
import coin from "icon:two-coins";
import door from "icon:wooden-door";
import executioner from "icon:executioner-hood";
import fire from "icon:burning-eye";
import fist from "icon:mailed-fist";
import hammer from "icon:warhammer";
import horse from "icon:horse-head";
import knife from "icon:bowie-knife";
import mask from "icon:duality-mask";
import perfume from "icon:perfume-bottle";
import wolf from "icon:wolf-howl";
import hound from "icon:sniffing-dog";

export const COMPANIONS: Record<string, string> = {
  brienne_of_tarth: axe,
  bronn: broadsword,
  gendry: hammer,
  gregor_clegane: fist,
  hodor: door,
  ilyn_payne: executioner,
  jaqen_hghar: mask,
  jon_snow: wolf,
  khal_drogo: horse,
  littlefinger: coin,
  melisandre: fire,
  ramsay_snow: knife,
  sandor_clegane: hound,
  shae: perfume,
};
