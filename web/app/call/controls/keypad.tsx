import { type KeyboardEvent, useEffect, useRef } from "react";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { PressedKey } from "#web/phone/phone.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { keyName, keypadKeys, keyStyle, lettersStyle } from "./keypad-keys.ts";

/** The keypad key for a key of the keyboard; null if there is none. */
export function keypadKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (altKey || ctrlKey || metaKey) return null;
  return /^[0-9*#wW]$/.test(key) ? key.toLowerCase() : null;
}

interface KeypadProps {
  /** The keys pressed so far. */
  pressed: readonly PressedKey[];
  onPress: (key: string) => void;
}

const styles = { waiting: "text-ink-soft", sent: "", unsent: "text-danger line-through" };

/** Twelve keys and a pause. The keyboard works too while the focus is in the call. */
export function Keypad({ pressed, onPress }: KeypadProps) {
  const first = useRef<HTMLButtonElement>(null);
  const pad = useRef<HTMLFieldSetElement>(null);
  const unsent = pressed.flatMap(({ key, state }) => (state === "unsent" ? key : [])).join("");
  useEffect(() => {
    first.current?.focus({ preventScroll: true });
    // On a phone the keypad opens below the window's end.
    pad.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <fieldset ref={pad} className="fade-in mx-auto max-w-80 scroll-mb-4">
      <legend className="sr-only">{t("Keypad")}</legend>
      <output
        aria-label={t("Keys pressed")}
        className="figures mb-3 block min-h-8 overflow-hidden text-ellipsis text-center font-semibold text-lg tracking-widest"
        dir="rtl"
      >
        <bdi dir="ltr">
          {pressed.map(({ key, state }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pressed key has nothing but its place.
            <span key={index} className={styles[state]}>
              {key}
            </span>
          ))}
        </bdi>
      </output>
      <p role="status" className="mb-3 break-words text-center text-danger text-sm empty:sr-only">
        {unsent && say(inCallMessages.unsentKeys(leftToRight(unsent)))}
      </p>
      <div className="grid grid-cols-3 gap-2" dir="ltr">
        {keypadKeys.map(({ key, letters }) => (
          <button
            key={key}
            ref={key === "1" ? first : undefined}
            type="button"
            aria-label={keyName(key)}
            onClick={() => onPress(key)}
            className={keyStyle}
          >
            {key}
            {letters && <span className={lettersStyle}>{letters}</span>}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onPress("w")}
        className="mt-2 min-h-11 w-full rounded-control bg-sunken font-semibold text-sm hover:bg-accent-soft"
      >
        {t("Pause (w)")}
      </button>
      <p className="mt-2 text-center text-ink-soft text-sm">
        {t("Or use your keyboard, or paste a sequence.")}
      </p>
    </fieldset>
  );
}
