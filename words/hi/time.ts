import type { Translated } from "#words/catalogue.ts";
import type { time as german } from "#words/de/time.ts";

export const time = {
  "a second": "एक सेकंड",
  "a minute": "एक मिनट",
  "an hour": "एक घंटा",
  "{n} seconds": { one: "{n} सेकंड", other: "{n} सेकंड" },
  "{n} minutes": { one: "{n} मिनट", other: "{n} मिनट" },
  "{n} hours": { one: "{n} घंटा", other: "{n} घंटे" },
  "{hours} h": "{hours} घं॰",
  "{hours} h {minutes} min": "{hours} घं॰ {minutes} मि॰",
} satisfies Translated<"hi", typeof german>;
