import { Fragment, type ReactNode } from "react";
import type { Setup } from "#contract/operators/setup.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";

/** Every service is asked, with up to 15 s for each. */
const timeout_ms = 30_000;

/** All that is needed before the first sold call: what the server sees of it, and what only a person does. */
export function SetupScreen() {
  const setup = useRead("read_setup", {}, { timeout_ms });
  return (
    <Page
      title="First hour"
      lead="What a first sold call needs. The services are asked now, without a call, a payment or a mail."
    >
      <Answer to={setup}>
        {(read) => (
          <>
            <Steps title="Done and open" steps={stepsOf(read)} />
            <Panel title="What only you can see">
              <ol className="list-decimal space-y-2 ps-5 text-sm">
                {onlyYou.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ol>
            </Panel>
          </>
        )}
      </Answer>
    </Page>
  );
}

interface Step {
  name: string;
  isDone: boolean;
  sentences: readonly string[];
  /** The way to where it is done. */
  link?: ReactNode;
}

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const open = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Panel title={title} note={open === 0 ? "All are done" : `${open} of ${steps.length} are open`}>
      <ol aria-label="Steps" className="divide-y divide-line">
        {steps.map(({ name, isDone, sentences, link }) => (
          <li key={name} className="items-baseline gap-4 py-3 text-sm sm:flex">
            <span className="w-20 shrink-0">
              <Badge tone={isDone ? "good" : "warn"}>{isDone ? "Done" : "Open"}</Badge>
            </span>
            <div className="min-w-0">
              <p className="font-semibold">{name}</p>
              {sentences.map((sentence) => (
                <p key={sentence} className="wrap-anywhere text-ink-soft">
                  {partsOf(sentence).map((part) => (
                    <Fragment key={part.end}>
                      {part.text}
                      <wbr />
                    </Fragment>
                  ))}
                </p>
              ))}
              {link}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Addresses and names of variables break behind their signs: "http://", "localhost:3000/", "api/". */
function partsOf(sentence: string): { text: string; end: number }[] {
  const ends = [...sentence.matchAll(/[/_]+/g)].map(({ index, 0: signs }) => index + signs.length);
  return [...ends, sentence.length].map((end, n) => ({ text: sentence.slice(ends[n - 1] ?? 0, end), end }));
}

const serviceNames: Readonly<Record<string, string>> = {
  database: "Database",
  voice: "Calls",
  cards: "Cards",
  mail: "Mail",
  address: "Address",
  captcha: "CAPTCHA",
  google: "Google",
};

function stepsOf(setup: Setup): Step[] {
  const { services, sandboxed, prices } = setup;
  return [
    ...services.map(({ service, findings }) => {
      const isReplaced = sandboxed.includes(service);
      return {
        name: serviceNames[service] ?? service,
        isDone: !isReplaced && findings.every(({ right }) => right),
        sentences: [
          ...(isReplaced ? ["The sandbox stands in: set the variables of a real service."] : []),
          ...findings.map(({ sentence }) => sentence),
        ],
      };
    }),
    {
      name: "Brand",
      isDone: setup.hasOwnName && setup.hasImprint,
      sentences: [
        ...(setup.hasOwnName ? [] : ["The product has the name that it came with."]),
        ...(setup.hasImprint ? [] : ["No imprint says who runs it."]),
      ],
      link: <TextLink to="/product">Set the brand</TextLink>,
    },
    {
      name: "Receipts",
      isDone: setup.hasSeller,
      sentences: setup.hasSeller ? [] : ["Receipts have no seller that was set here, and no tax."],
      link: <TextLink to="/product">Set the seller</TextLink>,
    },
    {
      name: "Prices",
      isDone: !prices.isDefault && prices.belowCost === 0,
      sentences: [
        ...(prices.isDefault ? ["The prices are those that the product came with."] : []),
        ...(prices.belowCost > 0 ? [`${prices.belowCost} destinations are sold below cost.`] : []),
        ...(prices.unknownCost > 0 ? [`${prices.unknownCost} destinations have no known cost.`] : []),
      ],
      link: <TextLink to="/prices">See the margins</TextLink>,
    },
    {
      name: "Legal texts",
      isDone: setup.hasOwnTexts,
      sentences: setup.hasOwnTexts
        ? []
        : ["Terms, privacy and refunds are the product's examples: set TEXTS_DIR to a folder with yours."],
    },
    {
      name: "First answered call",
      isDone: setup.firstAnsweredCall !== null,
      sentences: [setup.firstAnsweredCall ?? "Call your own phone from the dashboard."],
    },
    {
      name: "First sale",
      isDone: setup.firstSale !== null,
      sentences: [setup.firstSale ?? "Buy the smallest amount with your own card, and refund it here."],
    },
  ];
}

/** Each needs a phone, a bank, a mailbox or another machine. */
const onlyYou = [
  "Your phone shows the number that called people are meant to see.",
  "Both sides of a call hear each other, on your network and on another.",
  "Your bank's own confirmation leads back to the product, and the purchase arrives.",
  "A mail reaches the inbox at Gmail and at one other provider, not the spam folder; the domain has SPF, DKIM and DMARC.",
  "A backup fills an empty database on another machine, and that product opens with your balance.",
  "An alert reaches you while the product is stopped.",
];
