/** Waits and durations. */
export const time = {
  "a second": "eine Sekunde",
  "a minute": "eine Minute",
  "an hour": "eine Stunde",
  "{n} seconds": { one: "{n} Sekunde", other: "{n} Sekunden" },
  "{n} minutes": { one: "{n} Minute", other: "{n} Minuten" },
  "{n} hours": { one: "{n} Stunde", other: "{n} Stunden" },
  "{hours} h": "{hours} h",
  "{hours} h {minutes} min": "{hours} h {minutes} min",
} as const;
