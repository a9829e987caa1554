import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": { one: "{n} क्रेडिट", other: "{n} क्रेडिट" },
} satisfies Translated<"hi", typeof german>;
