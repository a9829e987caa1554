import { useParams } from "react-router";
import type { RefundablePayment } from "#contract/operators/payments.ts";
import { ActsOn } from "#web/admin/lib/acts-on.tsx";
import { Answer } from "#web/admin/lib/answer.tsx";
import { FactList } from "#web/admin/lib/fact-list.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { moneyOf } from "#web/admin/lib/money.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import { useRead } from "#web/admin/lib/use-read.ts";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import { formatCredits } from "#words/money.ts";
import { AskedRefunds } from "./asked-refunds.tsx";
import { PaymentStatus } from "./payment-status.tsx";
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
                ["Credits bought", formatCredits(payment.credits)],
                ["Charge", moneyOf(payment.charge_minor, payment.currency)],
                ["Refunded", moneyOf(payment.refunded_minor, payment.currency)],
                ["Left to refund", moneyOf(payment.left_minor, payment.currency)],
                ["Disputed", <DisputeState key="disputed" payment={payment} />],
                ["Declined cards", payment.declines],
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
