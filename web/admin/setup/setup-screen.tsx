import { Fragment, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import { dkimSelectorSchema, type Setup } from "#contract/operators/setup.ts";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { SelectorForm, WebhookTest } from "./trials.tsx";

/** Every service is asked, with up to 15 s for each. */
const timeout_ms = 30_000;

/** All that is needed before the first sold call: what the server sees of it, and what only a person does. */
export function SetupScreen() {
  const [address] = useSearchParams();
  const selector = dkimSelectorSchema.safeParse(address.get("dkim") ?? "").data;
  const body = selector === undefined ? {} : { dkimSelector: selector };
  // The steps stay while a selector is looked up.
  const setup = useRead("read_setup", body, { timeout_ms, version: "present" });
  return (
    <Page
      title="First hour"
      lead="What a first sold call needs. The services are asked now, without a call, a payment or a mail."
    >
      <Answer to={setup}>
        {(read) => (
          <>
            <Steps title="Done and open" steps={stepsOf(read, selector)} />
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
  /** Does it, or leads there. */
  more?: ReactNode;
}

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const open = steps.filter(({ isDone }) => !isDone).length;
  return (
    <Panel title={title} note={open === 0 ? "All are done" : `${open} of ${steps.length} are open`}>
      <ol aria-label="Steps" className="divide-y divide-line">
        {steps.map(({ name, isDone, sentences, more }) => (
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
              {more}
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
  requests: "Requests of the carrier",
  cards: "Cards",
  mail: "Mail",
  sender: "Sender of mails",
  voicemail: "Voicemail",
  address: "Address",
  captcha: "CAPTCHA",
  google: "Google",
};

function stepsOf(setup: Setup, selector: string | undefined): Step[] {
  const { services, sandboxed, prices } = setup;
  return [
    ...services.map(({ service, findings }) => {
      // The carrier's requests are those of the sandbox where that carries the calls.
      const isReplaced = sandboxed.includes(service === "requests" ? "voice" : service);
      const isSender = service === "sender";
      return {
        name: serviceNames[service] ?? service,
        isDone: !isReplaced && findings.every(({ right }) => right) && !(isSender && selector === undefined),
        sentences: [
          ...(isReplaced ? ["The sandbox stands in: set the variables of a real service."] : []),
          ...findings.map(({ sentence }) => sentence),
        ],
        ...(isSender && { more: <SelectorForm /> }),
      };
    }),
    {
      name: "Notifications of payments",
      isDone: setup.cardWebhook !== null && !sandboxed.includes("cards"),
      sentences: [
        setup.cardWebhook === null
          ? "None has come back from the card provider since it was tried last, with these settings."
          : `One came back from the card provider: ${dayOf(setup.cardWebhook)}.`,
      ],
      more: <WebhookTest />,
    },
    {
      name: "Brand",
      isDone: setup.hasOwnName && setup.hasImprint,
      sentences: [
        ...(setup.hasOwnName ? [] : ["The product has the name that it came with."]),
        ...(setup.hasImprint ? [] : ["No imprint says who runs it."]),
      ],
      more: <TextLink to="/product">Set the brand</TextLink>,
    },
    {
      name: "Receipts",
      isDone: setup.hasSeller,
      sentences: setup.hasSeller ? [] : ["Receipts have no seller that was set here, and no tax."],
      more: <TextLink to="/product">Set the seller</TextLink>,
    },
    {
      name: "Prices",
      isDone: !prices.isDefault && prices.belowCost === 0,
      sentences: [
        ...(prices.isDefault ? ["The prices are those that the product came with."] : []),
        ...(prices.belowCost > 0 ? [`${prices.belowCost} destinations are sold below cost.`] : []),
        ...(prices.unknownCost > 0 ? [`${prices.unknownCost} destinations have no known cost.`] : []),
      ],
      more: <TextLink to="/prices">See the margins</TextLink>,
    },
    {
      name: "Legal texts",
      isDone: setup.hasOwnTexts,
      sentences: setup.hasOwnTexts
        ? []
        : ["Terms, privacy and refunds are the product's examples: set TEXTS_DIR to a folder with yours."],
    },
    {
      name: "Backup",
      isDone: setup.backup !== null,
      sentences: setup.backup
        ? [`One of ${dayOf(setup.backup.takenAt)} filled an empty database: ${dayOf(setup.backup.provenAt)}.`]
        : [
            "None has filled an empty database since that was tried last.",
            "npm run operate -- backup FILE",
            "npm run operate -- prove-backup FILE",
          ],
    },
    {
      name: "First answered call",
      isDone: setup.firstAnsweredCall !== null,
      sentences: [
        setup.firstAnsweredCall ??
          "Call your own phone from the dashboard, which the carrier's webhooks need too.",
      ],
    },
    {
      name: "First sale",
      isDone: setup.firstSale !== null,
      sentences: [setup.firstSale ?? "Buy the smallest amount with your own card, and refund it here."],
    },
  ];
}

const dayOf = (moment: string) => moment.slice(0, 10);

/** Each needs a phone, a bank, a mailbox or another machine. */
const onlyYou = [
  "Your phone shows the number that called people are meant to see.",
  "Both sides of a call hear each other, on your network and on another.",
  "Your bank's own confirmation leads back to the product, and the purchase arrives.",
  "A mail reaches the inbox at Gmail and at one other provider, not the spam folder.",
  "A backup lies on another machine too, and a product there opens with your balance.",
  "An alert reaches you while the product is stopped.",
];
