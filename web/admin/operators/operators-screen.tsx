import { Copy } from "lucide-react";
import { roles } from "#contract/operators/permissions.ts";
import { ActDialog, ActsOn } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { inWords } from "#web/admin/lib/in-words.ts";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import type { RunReply } from "#web/admin/lib/run.ts";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { Email } from "#web/admin/lib/user-link.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { toast } from "#web/kit/notices/toast.ts";

type Grant = RunReply<"list_operators">[number];

const columns: Column<Grant>[] = [
  { header: "Operator", cell: ({ email }) => <Email>{email}</Email> },
  { header: "Role", cell: ({ role }) => <Badge tone="plain">{inWords(role)}</Badge> },
  {
    header: "State",
    cell: ({ email, role, suspendedAt, actRefusal }) =>
      suspendedAt === null ? (
        "in force"
      ) : (
        <div className="space-y-1">
          <p>
            Suspended <Moment at={suspendedAt} />
          </p>
          <ActsOn refusal={actRefusal} useCase="confirm_role">
            <ActDialog
              useCase="confirm_role"
              button="Confirm"
              title="Confirm this operator"
              sentence={`The password of ${email} was reset by mail, and a second factor was added or removed after it. Make sure in another way than by mail that both were ${email}'s own doing: then the role ${role} is in force again.`}
              body={(reason) => ({ email, reason })}
              outcome={() => `${email} has the role ${role} again.`}
            />
          </ActsOn>
        </div>
      ),
  },
  { header: "Expires", cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
  { header: "Granted", cell: ({ grantedAt }) => <Moment at={grantedAt} /> },
  { header: "By", cell: ({ grantedBy }) => <Email>{grantedBy}</Email> },
];

/** The grants in force. This page gives none, so that a stolen session of an owner makes no other owner. */
export function OperatorsScreen() {
  const grants = useRead("list_operators", {});
  return (
    <Page title="Operators">
      <Answer to={grants}>
        {(rows) => (
          <TablePanel
            title="Grants in force"
            note="The first to expire first"
            columns={columns}
            rows={rows}
            rowKey={({ email }) => email}
            empty="No user is an operator."
          />
        )}
      </Answer>
      <Panel title="To grant and to revoke">
        <div className="space-y-4 text-sm">
          <p className="max-w-prose text-ink-soft">
            From the server's command line alone, so that a stolen session makes no operator. The user needs
            two-step sign-in, or has signed in with a passkey; a grant ends by itself after its days, and a
            new one takes the place of the earlier.
          </p>
          <Command
            label={`Grant a role: ${roles.join(", ")}`}
            text={
              'npm run operate -- grant-role person@example.com --role support --days 90 --reason "joined the team"'
            }
          />
          <Command
            label="Revoke it at once"
            text={'npm run operate -- revoke-role person@example.com --reason "left the team"'}
          />
        </div>
      </Panel>
    </Page>
  );
}

function Command({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="font-semibold">{label}</p>
      <div className="mt-1 flex items-start gap-2 rounded-control bg-sunken p-3">
        <code className="min-w-0 flex-1 break-words font-mono text-xs leading-6">{text}</code>
        <Button
          variant="quiet"
          size="small"
          aria-label={`Copy: ${label}`}
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => toast.success("Copied."),
              () => toast.error("The browser did not allow to copy."),
            )
          }
        >
          <Copy aria-hidden="true" className="size-4" />
          Copy
        </Button>
      </div>
    </div>
  );
}
