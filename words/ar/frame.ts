import type { Translated } from "#words/catalogue.ts";
import type { frame as german } from "#words/de/frame.ts";

export const frame = {
  Call: "اتصال",
  History: "السجل",
  Credits: "الرصيد",
  Account: "الحساب",
  Shortcuts: "اختصارات",
  Language: "اللغة",
} satisfies Translated<"ar", typeof german>;
