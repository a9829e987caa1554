import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { ShownRecharge, ShownRechargeEvent, ShownUser } from "#contract/operators/people.ts";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { FactList, Panel } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords } from "#words/money.ts";
import { cardInWords } from "#words/receipt-words.ts";

/** The server's limit of the history. */
const mostEvents = 50;

export function UserRecharge({ shown }: { shown: ShownUser }) {
  const { recharge, rechargeEvents, user, actRefusal } = shown;
  return (
    <>
      {recharge !== null && (
        <Panel
          title="Automatic recharge"
          action={actRefusal === null && <PauseRecharge email={user.email} recharge={recharge} />}
        >
          <RechargeFacts recharge={recharge} />
        </Panel>
      )}
      {rechargeEvents.length > 0 && (
        <TablePanel
          title="History of automatic recharge"
          note={rechargeEvents.length === mostEvents ? `The latest ${mostEvents}` : undefined}
          columns={eventColumns}
          rows={rechargeEvents}
          empty=""
        />
      )}
    </>
  );
}

function RechargeFacts({ recharge }: { recharge: ShownRecharge }) {
  const { below, amountUsd, currency, limit_minor, spent_minor, card, pause } = recharge;
  return (
    <FactList
      facts={[
        ["Buys below", `${creditsInWords(below)} (${moneyOf((below * 100) / creditsPerUsd(), "USD")})`],
        ["Buys", `${moneyOf(amountUsd * 100, "USD")}, charged in ${currency}`],
        ["At most a month", moneyOf(limit_minor, currency)],
        ["This month", moneyOf(spent_minor, currency)],
        ["Card", card === null ? "gone" : cardInWords(card)],
        ["Turned on", <Moment key="on" at={recharge.turnedOnAt} />],
        ["Failures in a row", recharge.failures],
        ["Paused", pause === null ? "no" : reasonText(pause)],
        pause && [
          "Next try",
          pause.until === null ? "none by itself" : <Moment key="until" at={pause.until} />,
        ],
      ]}
    />
  );
}

/** "Declined: insufficient funds". */
function reasonText({ because, decline }: Pick<ShownRechargeEvent, "because" | "decline">): string {
  if (because === null) return "-";
  return decline === null ? inWords(because) : `${inWords(because)}: ${inWords(decline).toLowerCase()}`;
}

function PauseRecharge({ email, recharge: { pause } }: { email: string; recharge: ShownRecharge }) {
  // One control for both, so that the focus stays on it.
  return pause?.because === "operator" ? (
    <ActDialog
      key="pause"
      useCase="resume_recharge"
      button="Allow recharge again"
      title="Allow automatic recharge again"
      sentence={
        pause.decline === null
          ? `The automatic recharge of ${email} goes on, and buys at once where the balance is low.`
          : `The automatic recharge of ${email} goes on in a day, because the bank had declined the card.`
      }
      body={(reason) => ({ email, reason })}
      outcome={() => `The automatic recharge of ${email} goes on.`}
    />
  ) : (
    <ActDialog
      key="pause"
      useCase="pause_recharge"
      button="Pause automatic recharge"
      title="Pause automatic recharge"
      sentence={`The card of ${email} is not charged by the rule until you allow it again, and the user is told by mail. A purchase that is under way goes on.`}
      submit="Pause"
      body={(reason) => ({ email, reason })}
      outcome={() => `The automatic recharge of ${email} is paused.`}
    />
  );
}

const eventColumns: readonly Column<ShownRechargeEvent>[] = [
  { header: "At", cell: ({ at }) => <Moment at={at} /> },
  { header: "What", cell: ({ kind }) => inWords(kind) },
  { header: "Why", cell: reasonText },
  {
    header: "Payment",
    cell: ({ paymentId }) =>
      paymentId === null ? (
        "-"
      ) : (
        <TextLink to={`/payments/${paymentId}`} className="break-all">
          {paymentId}
        </TextLink>
      ),
  },
];
