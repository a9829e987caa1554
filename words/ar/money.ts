import type { Translated } from "#words/catalogue.ts";
import type { money as german } from "#words/de/money.ts";

export const money = {
  "{n} credits": {
    zero: "{n} رصيد",
    one: "رصيد واحد",
    two: "رصيدان",
    few: "{n} أرصدة",
    many: "{n} رصيدًا",
    other: "{n} رصيد",
  },
} satisfies Translated<"ar", typeof german>;
