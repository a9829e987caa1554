import { type ClipboardEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from "react";
import type { Phone } from "#web/phone/phone.ts";
import { keypadKey } from "./controls/keypad.tsx";
import { toggleMute } from "./controls/toggle-mute.ts";

export type CallPanelName = "keypad" | "sound";

/** The open panel of a call, and what its keyboard does: shortcuts anywhere on the page, keys while the keypad is open. */
export function useCallPanel(phone: Phone) {
  const [panel, setPanel] = useState<CallPanelName | null>(null);
  const toggle = (name: CallPanelName) => setPanel((open) => (open === name ? null : name));
  useCallShortcuts({
    mute: () => toggleMute(phone),
    keypad: () => toggle("keypad"),
    hangUp: () => phone.end(),
  });
  return {
    panel,
    toggle,
    close: () => setPanel(null),
    onKeyDown(event: KeyboardEvent): void {
      const key = keypadKey(event);
      if (panel !== "keypad" || key === null || isInNote(event)) return;
      event.preventDefault();
      phone.press(key);
    },
    onPaste(event: ClipboardEvent): void {
      if (panel === "keypad" && !isInNote(event)) phone.press(event.clipboardData.getData("text"));
    },
  };
}

/** The note beside a call takes what is typed in it, digits too. */
const isInNote = ({ target }: ClipboardEvent | KeyboardEvent) => target instanceof HTMLTextAreaElement;

/** Alt with a letter, anywhere on the page. Compares physical keys, because Alt changes the letter on a Mac. */
function useCallShortcuts({ mute, keypad, hangUp }: Record<"mute" | "keypad" | "hangUp", () => void>): void {
  const act = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const actions: Partial<Record<string, () => void>> = { KeyM: mute, KeyK: keypad, KeyH: hangUp };
    const action = actions[event.code];
    if (!action || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.repeat) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => act(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
