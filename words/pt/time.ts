import type { Translated } from "#words/catalogue.ts";
import type { time as german } from "#words/de/time.ts";

export const time = {
  "a second": "um segundo",
  "a minute": "um minuto",
  "an hour": "uma hora",
  "{n} seconds": { one: "{n} segundo", other: "{n} segundos" },
  "{n} minutes": { one: "{n} minuto", other: "{n} minutos" },
  "{n} hours": { one: "{n} hora", other: "{n} horas" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"pt", typeof german>;
