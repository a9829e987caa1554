import { useId } from "react";
import { isLanguage, languageNames, languages } from "#contract/pages/languages.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { useIsInHtml } from "#web/kit/browser/served-page.ts";
import { chooseTheme, themes, useChosenTheme } from "#web/kit/browser/theme.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { chooseLanguage, useLanguage } from "#web/kit/loading/language.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** The switch between languages, each by its own name, so that readers find theirs on a page they cannot read. */
export function LanguageChoice() {
  const language = useLanguage();
  const offered = usePageFacts()?.config.languages ?? languages;
  const id = useId();
  const isInHtml = useIsInHtml();
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <label htmlFor={id} className="sr-only">
        {t("Language")}
      </label>
      <select
        id={id}
        value={language}
        disabled={isInHtml}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return;
          chooseLanguage(target.value).catch(() => toast.error(t(notLoadedSentence)));
        }}
        className="cursor-pointer rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-ink-soft hover:text-ink disabled:opacity-55"
      >
        {/* A reader keeps a language that is not offered any more, and finds it here until another one is chosen. */}
        {languages
          .filter((each) => each === language || offered.includes(each))
          .map((each) => (
            <option key={each} value={each} lang={each}>
              {languageNames[each]}
            </option>
          ))}
      </select>
    </span>
  );
}

const names = { system: "System", light: "Light", dark: "Dark" } as const;

export function ThemeChoice() {
  const chosen = useChosenTheme();
  const group = useId();
  const isInHtml = useIsInHtml();
  return (
    <fieldset
      disabled={isInHtml}
      className="inline-flex rounded-control border border-line-strong p-0.5 text-ink-soft text-sm disabled:opacity-55"
    >
      <legend className="sr-only">{t("Theme")}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          className={classNames(
            "cursor-pointer rounded-[7px] px-2.5 py-1 focus-inside:outline-2 focus-inside:outline-accent focus-inside:outline-offset-2",
            chosen === theme ? "bg-accent font-semibold text-on-accent" : "hover:text-ink",
          )}
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
