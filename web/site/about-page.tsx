import { ButtonLink } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

const principles: readonly { title: Sentence; text: Sentence }[] = [
  {
    title: "You see the price before you dial",
    text: "Enter a number to see its price per minute and how long your balance will last. The counter during the call and the receipt after it use the same calculation.",
  },
  {
    title: "You are charged for what the phone network reports",
    text: "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.",
  },
  {
    title: "Your card stays with the card provider",
    text: "Card details go straight from your browser to our payment provider. We never see or store them.",
  },
  {
    title: "Your credits stay yours",
    text: "Credits never expire. There are no hidden fees and no monthly subscription.",
  },
  {
    title: "It works in browsers from 2022 on",
    text: "Pages, forms and calls work in Chrome and Edge from version 99 and in Safari and iOS from 15.4; pages and forms in Firefox from 97, calls there from 128. The versions that we cannot run ourselves are checked against the public compatibility data of MDN. An older browser shows the public pages as text.",
  },
];

export function AboutPage() {
  return (
    <div className="max-w-3xl">
      <PageTitle
        lead={t(
          "{brand} lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.",
        )}
      >
        {t("About {brand}")}
      </PageTitle>
      <dl className="divide-y divide-line border-line border-y">
        {principles.map(({ title, text }) => (
          <div key={title} className="grid gap-2 py-6 sm:grid-cols-[2fr_3fr] sm:gap-10">
            <dt className="font-bold text-lg leading-snug">{t(title)}</dt>
            <dd className="text-ink-soft">{t(text)}</dd>
          </div>
        ))}
      </dl>
      {/* Shown to users as well, as the spec has it: either link leads a user to the dashboard. */}
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/register" size="large">
          {t("Sign Up Now")}
        </ButtonLink>
        <ButtonLink to="/login" size="large" variant="secondary">
          {t("Login")}
        </ButtonLink>
      </div>
    </div>
  );
}
