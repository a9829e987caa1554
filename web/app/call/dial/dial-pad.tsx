import { Delete } from "lucide-react";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { keyName, keypadKeys, keyStyle, lettersStyle } from "#web/app/call/controls/keypad.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { playKeyTone } from "#web/phone/keys/key-tones.ts";
import { t } from "#words/translate.ts";

interface DialPadProps {
  field: RefObject<HTMLInputElement | null>;
  onType: (field: HTMLInputElement) => void;
  speakerId: () => string;
}

/** The keys of a telephone with their tones, for a number before the call. Holding 0 gives a plus. */
export function DialPad({ field, onType, speakerId }: DialPadProps) {
  const sound = (sign: string) => playKeyTone(sign, speakerId());
  const onKey = (sign: string) => {
    if (!field.current) return;
    edit(field.current, sign);
    onType(field.current);
  };
  const pad = useRef<HTMLFieldSetElement>(null);
  // On a phone the pad opens below the window's end.
  useEffect(() => void pad.current?.scrollIntoView({ block: "nearest" }), []);
  return (
    <fieldset ref={pad} className="fade-in mx-auto w-full max-w-80 scroll-mb-4">
      <legend className="sr-only">{t("Dial pad")}</legend>
      <div className="grid grid-cols-3 gap-2" dir="ltr">
        {keypadKeys.map(({ key, letters }) =>
          key === "0" ? (
            <ZeroKey key={key} onKey={onKey} onSound={sound} />
          ) : (
            <PadKey key={key} sign={key} onPress={() => onKey(key)} onSound={sound}>
              {letters && <span className={lettersStyle}>{letters}</span>}
            </PadKey>
          ),
        )}
      </div>
      <button
        type="button"
        aria-label={t("Delete the last digit")}
        onClick={() => onKey("")}
        className={classNames(keyStyle, "mt-2 min-h-11 w-full")}
      >
        <Delete aria-hidden="true" className="size-5" />
      </button>
    </fieldset>
  );
}

/** Types a key, or deletes for no sign, at the caret. The field takes no focus: a phone would open its keyboard. */
function edit(field: HTMLInputElement, sign: string): void {
  const end = field.selectionEnd ?? field.value.length;
  const start = field.selectionStart ?? end;
  const from = sign === "" && start === end ? Math.max(0, start - 1) : start;
  field.setRangeText(sign, from, end, "end");
}

interface PadKeyProps extends Omit<ComponentProps<"button">, "onClick"> {
  sign: string;
  onPress: () => void;
  onSound: (sign: string) => void;
}

/** Sounds when it is pressed down, as a telephone does, and also when the keyboard presses it. */
function PadKey({ sign, onPress, onSound, children, ...button }: PadKeyProps) {
  return (
    <button
      type="button"
      aria-label={keyName(sign)}
      {...button}
      onPointerDown={(event) => {
        onSound(sign);
        button.onPointerDown?.(event);
      }}
      onClick={({ detail }) => {
        // No pointer has pressed it, but the keyboard or a screen reader.
        if (detail === 0) onSound(sign);
        onPress();
      }}
      className={classNames(keyStyle, "touch-manipulation select-none max-sm:min-h-12")}
    >
      {sign}
      {children}
    </button>
  );
}

const hold_ms = 500;

function ZeroKey({ onKey, onSound }: { onKey: (sign: string) => void; onSound: (sign: string) => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const release = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <PadKey
      sign="0"
      onSound={onSound}
      aria-description={t("Hold for a plus")}
      onPointerDown={() => {
        wasHeld.current = false;
        release();
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          onKey("+");
        }, hold_ms);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onPress={() => {
        // The end of a hold is a press too.
        if (wasHeld.current) wasHeld.current = false;
        else onKey("0");
      }}
    >
      <span className={lettersStyle}>+</span>
    </PadKey>
  );
}
