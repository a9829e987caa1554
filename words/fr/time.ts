import type { Translated } from "#words/catalogue.ts";
import type { time as german } from "#words/de/time.ts";

export const time = {
  "a second": "une seconde",
  "a minute": "une minute",
  "an hour": "une heure",
  "{n} seconds": { one: "{n} seconde", other: "{n} secondes" },
  "{n} minutes": { one: "{n} minute", other: "{n} minutes" },
  "{n} hours": { one: "{n} heure", other: "{n} heures" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"fr", typeof german>;
