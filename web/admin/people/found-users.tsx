import type { FoundUser } from "#contract/operators/people.ts";
import { DenseTable } from "#web/admin/lib/dense-table.tsx";
import { Email } from "#web/admin/lib/email.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { Panel } from "#web/admin/lib/panel.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextLink } from "#web/kit/controls/text-link.tsx";
import { nameOf, UserState } from "./user-state.tsx";

/** The server's limit: more users than these are searched for by something else. */
const mostFound = 20;

const columns: readonly Column<FoundUser>[] = [
  { header: "Name", cell: (user) => <TextLink to={`/users/${user.id}`}>{nameOf(user)}</TextLink> },
  { header: "Address", cell: ({ email }) => <Email>{email || "deleted"}</Email> },
  { header: "State", cell: (user) => <UserState user={user} /> },
  { header: "Signed up", cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

export function FoundUsers({ users }: { users: readonly FoundUser[] }) {
  return (
    <Panel title="Found" {...(users.length === mostFound && { note: `The first ${mostFound}` })}>
      <DenseTable
        caption="Users"
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        empty="No user is found."
      />
    </Panel>
  );
}
