import { Link } from "react-router";
import { legalPages } from "#contract/pages/paths.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { WhoRunsThis } from "#web/kit/api/who-runs-this.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";
import { LanguageChoice, ThemeChoice } from "./language-choice.tsx";

const links = [
  { path: "/rates", title: "Rates" },
  { path: "/contact", title: "Help" },
  ...legalPages,
] as const;

const linkStyle = "break-words rounded-sm font-semibold hover:text-ink hover:underline";

/** Content that the header does not have. Users choose the theme in their menu. */
export function Footer() {
  const isUser = useIsLoggedIn();
  const operator = usePageFacts()?.config.operator;
  return (
    <footer className="border-line border-t text-ink-soft text-sm">
      <div className="page-width py-7">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <ul aria-label={t("More pages")} className="flex flex-wrap gap-x-6 gap-y-2">
            {links.map(({ path, title }) => (
              <li key={path}>
                <Link to={path} className={linkStyle}>
                  {t(title)}
                </Link>
              </li>
            ))}
            {operator?.supportAddress && (
              <li>
                <a href={`mailto:${operator.supportAddress}`} className={linkStyle}>
                  {operator.supportAddress}
                </a>
              </li>
            )}
            {operator?.links.map(({ label, url }) => (
              <li key={label + url}>
                {/* Beside this page, where a call may be under way. */}
                <a href={url} target="_blank" rel="noopener noreferrer" className={linkStyle}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
          {!isUser && (
            <div className="flex flex-wrap items-center gap-3">
              <LanguageChoice />
              <ThemeChoice />
            </div>
          )}
        </div>
        <p className="mt-5">
          {t("Not for emergencies: 112, 911 and other emergency numbers cannot be called from here.")}
        </p>
        <p className="mt-2">
          <RichText
            text={t(
              "© <year>{year}</year> {brand}. Cards are handled by our payment provider and never stored here.",
              { year: String(new Date().getFullYear()) },
            )}
            // The page may have been rendered last year.
            parts={{ year: (year) => <span suppressHydrationWarning>{year}</span> }}
          />
        </p>
        <WhoRunsThis className="mt-2 text-xs" />
      </div>
    </footer>
  );
}
