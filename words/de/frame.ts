/** What stands on every page: header, footer, menus, errors. */
export const frame = {
  Call: "Anrufen",
  History: "Verlauf",
  Credits: "Credits",
  Account: "Konto",
  Shortcuts: "Schnellzugriff",
  Language: "Sprache",
} as const;
