import type { OperatorText } from "#contract/pages/operator-texts.ts";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { foreignText, sectionsOf, TextBlocks } from "#web/kit/texts/text-blocks.tsx";
import { t } from "#words/translate.ts";

export function Questions({ text }: { text: OperatorText }) {
  return (
    <section aria-labelledby="questions">
      <div {...foreignText(text)}>
        <h2 id="questions" className="font-bold text-3xl">
          {text.title}
        </h2>
        <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
          {sectionsOf(text).map(({ heading, blocks }) => (
            <div key={heading}>
              <dt className="font-bold text-lg">{heading}</dt>
              <dd className="mt-1.5 space-y-3 text-ink-soft">
                <TextBlocks blocks={blocks} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-accent-soft px-6 py-7 sm:px-10">
        <p className="font-bold text-xl">{t("Your next call is a minute away.")}</p>
        <ButtonLink to="/register" size="large">
          {t("Create an account")}
        </ButtonLink>
      </div>
    </section>
  );
}
