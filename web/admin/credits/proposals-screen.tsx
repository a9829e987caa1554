import type { Proposal } from "#contract/operators/payments.ts";
import { ActDialog, ActsOn } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page } from "#web/admin/lib/page.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { UserLink } from "#web/admin/lib/user-link.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { creditsInWords, formatCredits } from "#words/money.ts";

const columns: readonly Column<Proposal>[] = [
  { header: "To", cell: ({ email }) => <UserLink email={email} /> },
  { header: "Credits", align: "end", cell: ({ credits }) => formatCredits(credits) },
  { header: "Reason", cell: ({ reason }) => <span className="break-words">{reason}</span> },
  { header: "Proposed", cell: ({ proposedAt }) => <Moment at={proposedAt} /> },
  {
    header: "Expires",
    cell: ({ expiresAt, isVoid }) => (isVoid ? <Badge tone="danger">void</Badge> : <Moment at={expiresAt} />),
  },
  { header: "Decision", align: "end", cell: (proposal) => <Decision proposal={proposal} /> },
];

/** Grants of credits above their operator's daily limit. */
export function ProposalsScreen() {
  const proposals = useRead("list_proposals", {});
  return (
    <Page
      title="Credits"
      lead="Grants above an operator's daily limit wait here for a second operator. Credits are given on a user's screen."
    >
      <Answer to={proposals}>
        {(waiting) => (
          <TablePanel
            title="Waiting for a second operator"
            columns={columns}
            rows={waiting}
            empty="Nothing waits for a decision."
          />
        )}
      </Answer>
    </Page>
  );
}

function Decision({ proposal: { id, email, credits, actRefusal } }: { proposal: Proposal }) {
  return (
    <ActsOn refusal={actRefusal} useCase="approve_credits">
      <span className="inline-flex flex-wrap justify-end gap-2">
        <ActDialog
          useCase="approve_credits"
          button="Approve"
          title="Approve a grant"
          sentence={`${creditsInWords(credits)} are in the wallet of ${email} at once.`}
          confirm={() => `Give ${creditsInWords(credits)} to ${email}?`}
          body={(reason) => ({ id, reason })}
          outcome={({ delta }) => `${creditsInWords(delta)} given to ${email}.`}
        />
        <ActDialog
          useCase="reject_credits"
          button="Reject"
          title="Reject a grant"
          sentence={`${email} does not get ${creditsInWords(credits)}.`}
          body={(reason) => ({ id, reason })}
          outcome={() => "The grant is rejected."}
        />
      </span>
    </ActsOn>
  );
}
