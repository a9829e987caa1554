import { useParams } from "react-router";
import type { RefundablePayment } from "#contract/operators/payments.ts";
import { ActsOn } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { FactList, Page, Panel } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { formatCredits } from "#words/money.ts";
import { initiatorWords, PaymentStatus, refundOriginWords } from "./payment-status.tsx";
import { RefundPayment } from "./refund-payment.tsx";

export function PaymentScreen() {
  const { payment: wanted = "" } = useParams();
  return (
    <Answer to={useRead("show_payment", { payment: wanted })}>
      {(payment) => (
        <Page
          title={`Payment of ${moneyOf(payment.charge_minor, payment.currency)}`}
          beside={<PaymentStatus payment={payment} />}
          lead={<UserLink email={payment.email} />}
          actions={
            <ActsOn refusal={payment.actRefusal} useCase="refund_payment">
              <RefundPayment payment={payment} />
            </ActsOn>
          }
        >
          <Panel title="Payment">
            <FactList
              facts={[
                ["Begun", <Moment key="begun" at={payment.createdAt} />],
                ["Begun by", initiatorWords[payment.initiator]],
                ["Credits bought", formatCredits(payment.credits)],
                ["Charge", moneyOf(payment.charge_minor, payment.currency)],
                ["Refunded", moneyOf(payment.refunded_minor, payment.currency)],
                ["Left to refund", moneyOf(payment.left_minor, payment.currency)],
                ["Disputed", <DisputeState key="disputed" payment={payment} />],
                ["Card", payment.cardBrand && `${inWords(payment.cardBrand)} •••• ${payment.cardLast4}`],
                ["Country of the card", payment.cardCountry],
                ["Declined cards", payment.declines],
                payment.status !== "completed" && [
                  "Not paid because",
                  payment.failure && inWords(payment.failure),
                ],
                ["Provider", payment.provider],
                ["Its id there", <Id key="there" of={payment.providerRef ?? "none yet"} />],
                ["Our id", <Id key="ours" of={payment.id} />],
              ]}
            />
          </Panel>
          <AskedRefunds payment={payment} />
        </Page>
      )}
    </Answer>
  );
}

function DisputeState({ payment: { disputedAt, disputeAllowedAt } }: { payment: RefundablePayment }) {
  if (disputedAt === null) return "no";
  return (
    <>
      <Moment at={disputedAt} />
      {disputeAllowedAt !== null && (
        <>
          , and calling allowed <Moment at={disputeAllowedAt} />
        </>
      )}
    </>
  );
}

function Id({ of }: { of: string }) {
  return <span className="break-all text-xs">{of}</span>;
}

type RefundRow = RefundablePayment["refunds"][number];

const states = {
  requested: { tone: "warn", words: "on its way" },
  done: { tone: "good", words: "done" },
  refused: { tone: "danger", words: "refused by the provider" },
} as const;

function AskedRefunds({ payment: { refunds, currency } }: { payment: RefundablePayment }) {
  const columns: readonly Column<RefundRow>[] = [
    { header: "Asked for", cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    { header: "By", cell: ({ askedBy }) => refundOriginWords[askedBy] },
    { header: "Amount", align: "end", cell: ({ amount_minor }) => moneyOf(amount_minor, currency) },
    {
      header: "State",
      cell: ({ status, underWay }) => {
        const { tone, words } = states[underWay ? "requested" : status];
        return <Badge tone={tone}>{words}</Badge>;
      },
    },
  ];
  return <TablePanel title="Refunds" columns={columns} rows={refunds} empty="None." />;
}
