import { useEffect, useEffectEvent } from "react";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { t } from "#words/translate.ts";

interface CallShortcuts {
  mute: () => void;
  keypad: () => void;
  hangUp: () => void;
}

/** Alt with a letter, anywhere on the page. Compares physical keys, because Alt changes the letter on a Mac. */
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

export function ShortcutList() {
  return (
    <p className="hidden text-ink-soft text-sm sm:block">
      <RichText
        text={t("Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up")}
        parts={{ k: (key) => <Key>{key}</Key> }}
      />
    </p>
  );
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line-strong px-1.5 py-0.5 font-sans font-semibold text-xs">
      {children}
    </kbd>
  );
}
