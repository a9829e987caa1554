import { useId } from "react";
import { isLanguage, languageNames, languages } from "#contract/pages/languages.ts";
import { chooseLanguage, useLanguage } from "#web/kit/loading/language.ts";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** The switch between languages, each by its own name, so that readers find theirs on a page they cannot read. */
export function LanguageChoice() {
  const language = useLanguage();
  const id = useId();
  return (
    <span className="inline-flex items-center gap-2 text-sm">
      <label htmlFor={id} className="sr-only">
        {t("Language")}
      </label>
      <select
        id={id}
        value={language}
        onChange={({ target }) => {
          if (!isLanguage(target.value)) return;
          chooseLanguage(target.value).catch(() => toast.error(t(notLoadedSentence)));
        }}
        className="cursor-pointer rounded-control border border-line-strong bg-surface px-2.5 py-1.5 text-ink-soft hover:text-ink"
      >
        {languages.map((each) => (
          <option key={each} value={each} lang={each}>
            {languageNames[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
