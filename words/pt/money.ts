import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} crédito", other: "{n} créditos" },
} satisfies Translated<"pt", typeof german>;
