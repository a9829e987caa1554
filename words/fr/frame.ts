import type { Translated } from "#words/catalogue.ts";
import type { frame as german } from "#words/de/frame.ts";

export const frame = {
  Call: "Appeler",
  History: "Historique",
  Credits: "Crédits",
  Account: "Compte",
  Shortcuts: "Raccourcis",
  Language: "Langue",
} satisfies Translated<"fr", typeof german>;
