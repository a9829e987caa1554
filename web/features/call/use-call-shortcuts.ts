import { useEffect, useEffectEvent } from "react";

interface CallShortcuts {
  mute: () => void;
  keypad: () => void;
  hangUp: () => void;
}

/** Alt with a letter, wherever the focus is. By the key's place, since Alt makes other letters on a Mac. */
export function useCallShortcuts({ mute, keypad, hangUp }: CallShortcuts): void {
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
