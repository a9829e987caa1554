import { type KeyboardEvent, useEffect, useRef } from "react";
import { inAscii } from "#contract/ascii-text.ts";
import { inCallMessages } from "#contract/messages/call-messages.ts";
import { type Phone, usePhone } from "#web/phone/phone.ts";
import type { Sentence } from "#words/catalogue.ts";
import { leftToRight } from "#words/formats.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

/** The twelve keys of a telephone, in their order from left to right, which is the same in every language. */
export const keypadKeys = [
  { key: "1", letters: "" },
  { key: "2", letters: "ABC" },
  { key: "3", letters: "DEF" },
  { key: "4", letters: "GHI" },
  { key: "5", letters: "JKL" },
  { key: "6", letters: "MNO" },
  { key: "7", letters: "PQRS" },
  { key: "8", letters: "TUV" },
  { key: "9", letters: "WXYZ" },
  { key: "*", letters: "" },
  { key: "0", letters: "" },
  { key: "#", letters: "" },
] as const;

const names: Readonly<Record<string, Sentence>> = { "*": "Star", "#": "Hash" };

export function keyName(key: string): string {
  const name = names[key];
  return name === undefined ? key : t(name);
}

export const keyStyle =
  "flex min-h-14 short:min-h-12 flex-col items-center justify-center rounded-control bg-sunken font-semibold text-xl leading-none transition-colors hover:bg-accent-soft active:bg-accent active:text-on-accent";
export const lettersStyle = "mt-1 text-ink-soft text-xs leading-none tracking-widest";

type PressedOnKeyboard = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">;

/** Key of the telephone for a key of the keyboard, whose digits may be of any script; null for others. */
export function keypadKey({ key, altKey, ctrlKey, metaKey }: PressedOnKeyboard): string | null {
  const sign = inAscii(key).toLowerCase();
  return !altKey && !ctrlKey && !metaKey && /^[0-9*#w]$/.test(sign) ? sign : null;
}

const styles = { waiting: "text-ink-soft", sent: "", unsent: "text-danger line-through" };

/** Twelve keys and a pause. The keyboard works too while the focus is in the call. */
export function Keypad({ phone }: { phone: Phone }) {
  const { pressed, phase } = usePhone(phone);
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
        className="figures mb-3 short:mb-1 block min-h-8 overflow-hidden text-ellipsis text-center font-semibold text-lg tracking-widest"
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
      <p role="status" className="mb-3 text-center text-ink-soft text-sm empty:sr-only">
        {phase !== "in_progress" && pressed.length > 0 && t(inCallMessages.waitingKeys)}
      </p>
      <div className="grid grid-cols-3 gap-2" dir="ltr">
        {keypadKeys.map(({ key, letters }) => (
          <button
            key={key}
            ref={key === "1" ? first : undefined}
            type="button"
            aria-label={keyName(key)}
            onClick={() => phone.press(key)}
            className={keyStyle}
          >
            {key}
            {letters && <span className={lettersStyle}>{letters}</span>}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => phone.press("w")}
        className="mt-2 min-h-11 w-full rounded-control bg-sunken font-semibold text-sm hover:bg-accent-soft"
      >
        {t("Pause (w)")}
      </button>
      <p className="mt-2 text-center text-ink-soft text-sm short:max-md:hidden">
        {t("Or use your keyboard, or paste a sequence.")}
      </p>
    </fieldset>
  );
}
