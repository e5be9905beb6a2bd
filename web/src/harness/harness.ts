import { mount } from "svelte";
import { firstLanguage, followSettings, settings } from "../lib/settings.svelte";
import { speak } from "../lib/language.svelte";
import "../theme.css";
import Harness from "./Harness.svelte";

const query = new URLSearchParams(location.search);
const asked = query.get("theme");
if (asked === "light" || asked === "dark") settings.theme = asked;
if (query.has("still")) settings.speed = "off";
followSettings();
const lang = query.get("lang");
await speak(lang === "en" || lang === "ru" ? lang : firstLanguage());
mount(Harness, { target: document.body });
