import type { Translated } from "#words/catalogue.ts";
import type { time as german } from "#words/de/time.ts";

export const time = {
  "a second": "ثانية",
  "a minute": "دقيقة",
  "an hour": "ساعة",
  "{n} seconds": {
    zero: "{n} ثانية",
    one: "ثانية واحدة",
    two: "ثانيتين",
    few: "{n} ثوانٍ",
    many: "{n} ثانية",
    other: "{n} ثانية",
  },
  "{n} minutes": {
    zero: "{n} دقيقة",
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: "{n} دقائق",
    many: "{n} دقيقة",
    other: "{n} دقيقة",
  },
  "{n} hours": {
    zero: "{n} ساعة",
    one: "ساعة واحدة",
    two: "ساعتين",
    few: "{n} ساعات",
    many: "{n} ساعة",
    other: "{n} ساعة",
  },
  "{hours} h": "{hours} س",
  "{hours} h {minutes} min": "{hours} س و{minutes} د",
} satisfies Translated<"ar", typeof german>;
