import type { Translated } from "#words/catalogue.ts";
import type { frame as german } from "#words/de/frame.ts";

export const frame = {
  Call: "कॉल करें",
  History: "इतिहास",
  Credits: "क्रेडिट",
  Account: "खाता",
  Shortcuts: "शॉर्टकट",
  Language: "भाषा",
} satisfies Translated<"hi", typeof german>;
