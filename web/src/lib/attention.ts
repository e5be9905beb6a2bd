// Attention: a sound, the title of the tab and, if allowed, a notification when it is one's turn.
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

/** Two soft bell tones, made on the spot. */
export function ring(): void {
  wake();
  if (!settings.sound || audio?.state !== "running") return;
  for (const [n, pitch] of [659, 880].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + n * 0.13;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.65);
  }
}

/** Browsers let a page sound only after it was touched, and some only if it asks just then. */
export function wakeSound(): void {
  for (const touch of ["click", "keydown"]) addEventListener(touch, wake, { capture: true, passive: true });
}

function wake(): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state !== "running") audio.resume().catch(() => undefined);
  } catch {
    audio = null; // a device without sound
  }
}

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, icon: "/icon.svg", tag: "regalia" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
