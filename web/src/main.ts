import { mount } from "svelte";
import App from "./App.svelte";
import { wakeSound } from "./lib/attention";
import { speak } from "./lib/language.svelte";
import { followLinks } from "./lib/route.svelte";
import { firstLanguage, followSettings } from "./lib/settings.svelte";
import "./theme.css";

followSettings();
followLinks();
wakeSound();
await speak(firstLanguage());
mount(App, { target: document.body });
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
