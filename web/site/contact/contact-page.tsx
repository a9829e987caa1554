import { CircleCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { ButtonLink, linkStyle } from "#web/kit/controls/links.tsx";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import type { RefusedFields } from "#web/kit/forms/refused-field.ts";
import { useLanguage } from "#web/kit/loading/language.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactValues } from "./send-message.ts";

const UserContact = lazyWithQueries(async () => (await import("./user-contact.tsx")).UserContact);

export function ContactPage() {
  // The layout keeps the page when the language changes, and with it what is wrong or was sent.
  useLanguage();
  const isUser = useIsLoggedIn();
  const supportAddress = usePageFacts()?.config.operator?.supportAddress;
  const [failures, setFailures] = useState(0);
  const [thanks, setThanks] = useState<Sentence | null>(null);

  async function send(values: ContactValues): Promise<RefusedFields | undefined> {
    const { sendMessage } = await import("./send-message.ts");
    const answer = await sendMessage(values);
    setThanks(answer.thanks);
    if (answer.thanks === null) setFailures((count) => count + 1);
    return answer.refused;
  }

  const form = { attempt: failures, onSubmit: send };
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle
        lead={
          <>
            {t("Questions about a call, a payment or anything else: write to us and a person will answer.")}{" "}
            {supportAddress && <SupportAddress address={supportAddress} />}
          </>
        }
      >
        {t("Contact")}
      </PageTitle>
      <Card>
        {thanks !== null ? (
          <div className="space-y-6">
            {/* The page's content now, and no alert: without it the page would be empty. */}
            <p role="status" className="flex gap-3 font-semibold text-lg">
              <CircleCheck aria-hidden="true" className="mt-1 size-5.5 shrink-0 text-good" />
              <span>{t(thanks)}</span>
            </p>
            <ButtonLink to="/" variant="secondary">
              {t("Return to Home")}
            </ButtonLink>
          </div>
        ) : isUser ? (
          <Suspense fallback={<Loading />}>
            <UserContact {...form} />
          </Suspense>
        ) : (
          <ContactForm {...form} />
        )}
      </Card>
    </div>
  );
}

function SupportAddress({ address }: { address: string }) {
  const link = (words: string) => (
    <a href={`mailto:${address}`} className={classNames(linkStyle, "break-words")}>
      {words}
    </a>
  );
  return <RichText text={t("You can also write to <a>{address}</a>.", { address })} parts={{ a: link }} />;
}
