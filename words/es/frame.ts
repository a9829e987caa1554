import type { Translated } from "#words/catalogue.ts";
import type { frame as german } from "#words/de/frame.ts";

export const frame = {
  Call: "Llamar",
  History: "Historial",
  Credits: "Créditos",
  Account: "Cuenta",
  Shortcuts: "Accesos directos",
  Language: "Idioma",
} satisfies Translated<"es", typeof german>;
