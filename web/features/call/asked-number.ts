import { drafts } from "#web/lib/browser-drafts.ts";

const listeners = new Set<(text: string) => void>();

/** Puts a number into the dialler, now or when it is next shown, such as after the ongoing call. */
export function askForNumber(text: string): void {
  drafts.keep("dial", { phoneNumber: text });
  for (const listener of [...listeners]) listener(text);
}

export function onNumberAsked(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
