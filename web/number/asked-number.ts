import { drafts } from "#web/kit/kept/browser-drafts.ts";

const listeners = new Set<(text: string) => void>();

/** Gives a text with a number to the dialler, now or when it is next shown, such as after the ongoing call. */
export function askForNumber(asked: string): void {
  const { country = "" } = drafts.read("dial");
  drafts.keep("dial", { phoneNumber: "", country, asked });
  for (const listener of [...listeners]) listener(asked);
}

export function onNumberAsked(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
