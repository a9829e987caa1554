import { classNames } from "#web/kit/controls/class-names.ts";
import { currentLanguage, t } from "#words/translate.ts";

const themes = [
  { theme: "light", className: "dark:hidden" },
  { theme: "dark", className: "hidden dark:block" },
] as const;

/** The product itself, in the reader's language: e2e/pictures.ts takes these from a running one. */
export function CallPicture() {
  const language = currentLanguage();
  return (
    <section aria-labelledby="picture" className="grid items-center gap-8 lg:grid-cols-[1fr_1.6fr] lg:gap-12">
      <div>
        <h2 id="picture" className="font-bold text-3xl">
          {t("Nothing hidden while you talk")}
        </h2>
        <p className="mt-4 text-ink-soft">
          {t(
            "One screen shows the time, the cost so far and how long your credits will last, with the line quality below. Mute yourself, press keys for a menu, or change your microphone.",
          )}
        </p>
      </div>
      {themes.map(({ theme, className }) => (
        <picture key={theme} data-tinted="" className={classNames(className, "relative justify-self-center")}>
          <source media="(max-width: 639px)" srcSet={`/pictures/call-${theme}-${language}-small.webp`} />
          {/* An image that is not shown is not loaded either, because it is lazy. */}
          <img
            src={`/pictures/call-${theme}-${language}.webp`}
            alt={t(
              "A call to London in progress in {brand}: the time, the estimated cost, and the buttons Mute and End Call",
            )}
            width={744}
            height={471}
            loading="lazy"
            decoding="async"
            className="h-auto w-full rounded-card border border-line shadow-float"
          />
        </picture>
      ))}
    </section>
  );
}
