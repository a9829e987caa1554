import { useId } from "react";
import { chooseTheme, themes, useChosenTheme } from "#web/kit/browser/theme.ts";
import { t } from "#words/translate.ts";

const names = { system: "System", light: "Light", dark: "Dark" } as const;

/** The choice between the system's theme, the light and the dark one. */
export function ThemeChoice() {
  const chosen = useChosenTheme();
  const group = useId();
  return (
    <fieldset className="inline-flex rounded-control border border-line-strong p-0.5 text-ink-soft text-sm">
      <legend className="sr-only">{t("Theme")}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className="cursor-pointer rounded-[7px] px-2.5 py-1 hover:text-ink has-checked:bg-accent has-checked:font-semibold has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={group}
            value={theme}
            checked={chosen === theme}
            onChange={() => chooseTheme(theme)}
            className="sr-only"
          />
          {t(names[theme])}
        </label>
      ))}
    </fieldset>
  );
}
