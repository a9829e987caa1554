import type { Translated } from "#words/catalogue.ts";
import type { frame as german } from "#words/de/frame.ts";

export const frame = {
  Call: "Ligar",
  History: "Histórico",
  Credits: "Créditos",
  Account: "Conta",
  Shortcuts: "Atalhos",
  Language: "Idioma",
} satisfies Translated<"pt", typeof german>;
