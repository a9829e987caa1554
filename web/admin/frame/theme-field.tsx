import { chooseTheme, themes, useChosenTheme } from "#web/kit/browser/theme.ts";

const names = { system: "System", light: "Light", dark: "Dark" } as const;

/** The choice between the system's theme, the light and the dark one, shared with the product's page. */
export function ThemeField() {
  const chosen = useChosenTheme();
  return (
    <select
      aria-label="Theme"
      value={chosen}
      onChange={({ target }) => chooseTheme(themes.find((theme) => theme === target.value) ?? "system")}
      className="min-h-9 rounded-control border border-line-strong bg-surface px-2 text-sm"
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {names[theme]}
        </option>
      ))}
    </select>
  );
}
