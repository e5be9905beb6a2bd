// A drawing for every card, location, number and state.
import altar from "icon:burning-eye";
import anvil from "icon:anvil-impact";
import archer from "icon:archer";
import ballista from "icon:ballista";
import bannerman from "icon:knight-banner";
import battleAxe from "icon:battle-axe";
import bell from "icon:ringing-bell";
import bomb from "icon:unlit-bomb";
import bookshelf from "icon:bookshelf";
import boot from "icon:walking-boot";
import broadsword from "icon:broadsword";
import camp from "icon:barracks-tent";
import castle from "icon:castle";
import chest from "icon:open-chest";
import coins from "icon:two-coins";
import crossbow from "icon:crossbow";
import crossedAxes from "icon:crossed-axes";
import crownedSkull from "icon:crowned-skull";
import crystal from "icon:floating-crystal";
import crystalBall from "icon:crystal-ball";
import curse from "icon:cursed-star";
import direwolf from "icon:direwolf";
import dracula from "icon:vampire-dracula";
import dungeon from "icon:dungeon-gate";
import earthCrack from "icon:earth-crack";
import elfEar from "icon:elf-ear";
import elfFace from "icon:woman-elf-face";
import elfHelmet from "icon:elf-helmet";
import enrage from "icon:enrage";
import evilTower from "icon:evil-tower";
import fairy from "icon:fairy";
import fangs from "icon:fangs";
import fireShrine from "icon:fire-shrine";
import flag from "icon:flying-flag";
import fountain from "icon:fountain";
import frozen from "icon:frozen-block";
import gavel from "icon:gavel";
import ghost from "icon:ghost";
import glider from "icon:hang-glider";
import golem from "icon:golem-head";
import grave from "icon:tombstone";
import heart from "icon:hearts";
import heartPlus from "icon:heart-plus";
import hospital from "icon:hospital-cross";
import knight from "icon:mounted-knight";
import leaf from "icon:leaf-swirl";
import manacles from "icon:manacles";
import mask from "icon:tribal-mask";
import meteor from "icon:burning-meteor";
import meteors from "icon:meteor-impact";
import mine from "icon:gold-mine";
import mint from "icon:coins-pile";
import orc from "icon:orc-head";
import palisade from "icon:palisade";
import pick from "icon:war-pick";
import pitchfork from "icon:pitchfork";
import pocketBow from "icon:pocket-bow";
import prayer from "icon:prayer";
import rift from "icon:edge-crack";
import robber from "icon:robber";
import sacrifice from "icon:sacrificial-dagger";
import skeleton from "icon:skeleton";
import skullStaff from "icon:skull-staff";
import sparkles from "icon:sparkles";
import spider from "icon:hanging-spider";
import spikes from "icon:spikes";
import spinning from "icon:spinning-blades";
import stein from "icon:beer-stein";
import stoneWall from "icon:stone-wall";
import target from "icon:archery-target";
import templar from "icon:templar-shield";
import tentacles from "icon:floating-tentacles";
import towerFlag from "icon:tower-flag";
import tree from "icon:tree-face";
import troll from "icon:troll";
import trap from "icon:wolf-trap";
import visored from "icon:visored-helm";
import wand from "icon:fairy-wand";
import watchtower from "icon:watchtower";
import web from "icon:spider-web";
import whirlwind from "icon:whirlwind";
import windSlap from "icon:wind-slap";
import wizard from "icon:wizard-staff";
import workshop from "icon:gear-hammer";
import zombie from "icon:shambling-zombie";

const CARDS: Record<string, string> = {
  humans: visored, elves: leaf, greenskins: orc, undead: crownedSkull,
  militiaman: pitchfork, drunken_bruiser: stein, swordsman: broadsword, crossbowman: crossbow, priest: prayer,
  sapper: pick, battle_mage: wizard, knight, captain: bannerman, paladin: templar,
  nimble_elf: elfEar, forest_fairy: fairy, dryad_gardener: elfFace, elf_archer: archer, grove_armourer: elfHelmet,
  wind_druid: whirlwind, blade_dancer: spinning, enchantress: wand, sharpshooter: target, treant: tree,
  goblin_thief: robber, goblin_archer: pocketBow, goblin_glider: glider, goblin_bomber: bomb, big_orc: orc,
  wolf_rider: direwolf, orc_berserker: crossedAxes, orc_marauder: battleAxe, orc_shaman: mask, mountain_troll: troll,
  skeleton, zombie, crawling_horror: tentacles, ghoul: fangs, grave_spider: spider,
  banshee: ghost, necromancer: skullStaff, bone_golem: golem, lich: crownedSkull, vampire: dracula,
  palisade, stone_wall: stoneWall, ballista, watch_tower: watchtower, spiked_pit: spikes, snare: trap, mint,
  infirmary: hospital, smithy: anvil, mage_tower: evilTower, fire_altar: fireShrine, bell_tower: bell, headquarters: towerFlag,
  fireball: meteor, healing_light: heartPlus, fury: enrage, ice_chains: frozen, condemnation: gavel, cleansing: sparkles,
  gust: windSlap, earthquake: earthCrack, ember_rain: meteors, sacrifice, hypnosis: crystalBall, helplessness: manacles,
};

/** The picture of a card; a card set of one's own may have cards we have no drawing for. */
export function picture(key: string): string {
  return CARDS[key] ?? castle;
}

export const LOCATIONS: Record<string, string> = {
  mine, library: bookshelf, workshop, fountain, altar, camp, rift, dungeon,
};

export const STATES: Record<string, string> = { frozen, paralysed: web, condemned: gavel, cursed: curse };

export const SIGNS = { attack: broadsword, health: heart, speed: boot, coins, mana: crystal, order: flag, grave, castle, lair: chest, dungeon };

/** A colour for each side; the arrow of its march tells it too. */
export const SIDES = ["#23538f", "#96302a"] as const;
