import { type KeyboardEvent, useEffect, useRef } from "react";

const keys = [
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

const names: Readonly<Record<string, string>> = { "*": "Star", "#": "Hash" };

/** The keypad key for a key of the keyboard; null if there is none. */
export function keypadKey({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (altKey || ctrlKey || metaKey) return null;
  return /^[0-9*#wW]$/.test(key) ? key.toLowerCase() : null;
}

interface KeypadProps {
  /** The keys pressed so far. */
  pressed: string;
  onPress: (key: string) => void;
}

/** Twelve keys and a pause. The keyboard works too while the focus is in the call. */
export function Keypad({ pressed, onPress }: KeypadProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <fieldset className="fade-in mx-auto max-w-80">
      <legend className="sr-only">Keypad</legend>
      <output
        aria-label="Keys pressed"
        className="figures mb-3 block min-h-8 overflow-hidden text-ellipsis text-center font-semibold text-lg tracking-widest"
        dir="rtl"
      >
        <bdi dir="ltr">{pressed}</bdi>
      </output>
      <div className="grid grid-cols-3 gap-2">
        {keys.map(({ key, letters }) => (
          <button
            key={key}
            ref={key === "1" ? first : undefined}
            type="button"
            aria-label={names[key] ?? key}
            onClick={() => onPress(key)}
            className="flex min-h-14 flex-col items-center justify-center rounded-control bg-sunken font-semibold text-xl leading-none transition-colors hover:bg-accent-soft active:bg-accent active:text-on-accent"
          >
            {key}
            {letters && (
              <span className="mt-1 text-ink-soft text-xs leading-none tracking-widest">{letters}</span>
            )}
          </button>
        ))}
      </div>
      <button
        type="button"
        onClick={() => onPress("w")}
        className="mt-2 min-h-11 w-full rounded-control bg-sunken font-semibold text-sm hover:bg-accent-soft"
      >
        Pause (w)
      </button>
      <p className="mt-2 text-center text-ink-soft text-sm">Or use your keyboard, or paste a sequence.</p>
    </fieldset>
  );
}
