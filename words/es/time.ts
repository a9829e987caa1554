import type { Translated } from "#words/catalogue.ts";
import type { time as german } from "#words/de/time.ts";

export const time = {
  "a second": "un segundo",
  "a minute": "un minuto",
  "an hour": "una hora",
  "{n} seconds": { one: "{n} segundo", other: "{n} segundos" },
  "{n} minutes": { one: "{n} minuto", other: "{n} minutos" },
  "{n} hours": { one: "{n} hora", other: "{n} horas" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} satisfies Translated<"es", typeof german>;
