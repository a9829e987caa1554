import { ButtonLink, TextLink } from "#web/kit/controls/links.tsx";
import { RichText } from "#web/kit/controls/rich-text.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

interface Question {
  question: Sentence;
  answer: Sentence;
  to?: string;
}

const questions: readonly Question[] = [
  {
    question: "What if the call is not answered?",
    answer:
      "It costs nothing, and neither does a busy line or a call that fails. If voicemail picks up, the call has been answered, and an answered call costs at least one credit.",
  },
  {
    question: "Do credits expire?",
    answer:
      "No. They stay in your account until you use them. Our <a>refund policy</a> says what you can get back.",
    to: "/refunds",
  },
  {
    question: "Which number do they see?",
    answer:
      "One of ours, never yours: we do not even ask for your number. Some networks abroad show a different number or none at all, so say who you are.",
  },
  {
    question: "Is it private?",
    answer:
      "We do not record calls. Your call travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. Our <a>privacy policy</a> says what we keep and how you can delete it.",
    to: "/privacy",
  },
  {
    question: "Which browsers work?",
    answer:
      "Current versions of Chrome, Edge, Firefox and Safari, on a computer or a phone. There is nothing to install; keep the page open while you talk.",
  },
  {
    question: "Can I call an emergency number?",
    answer:
      "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>",
  },
];

export function Questions() {
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="font-bold text-3xl">
        {t("What people ask")}
      </h2>
      <dl className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map(({ question, answer, to = "" }) => (
          <div key={question}>
            <dt className="font-bold text-lg">{t(question)}</dt>
            <dd className="mt-1.5 text-ink-soft">
              <RichText
                text={t(answer)}
                parts={{
                  a: (words) => <TextLink to={to}>{words}</TextLink>,
                  strong: (words) => <strong>{words}</strong>,
                }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 rounded-card bg-accent-soft px-6 py-7 sm:px-10">
        <p className="font-bold text-xl">{t("Your next call is a minute away.")}</p>
        <ButtonLink to="/register" size="large">
          {t("Create an account")}
        </ButtonLink>
      </div>
    </section>
  );
}
