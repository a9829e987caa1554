import { Navigate, useLocation, useNavigate } from "react-router";
import * as z from "zod/mini";
import { lists, type UserRow } from "#contract/operators/lists.ts";
import type { FoundUser } from "#contract/operators/people.ts";
import { ActDialog, ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Page, Panel } from "#web/admin/lib/page.tsx";
import { run } from "#web/admin/lib/run.ts";
import { SearchForm } from "#web/admin/lib/search-form.tsx";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { Email } from "#web/admin/lib/user-link.tsx";
import { momentColumn, userColumn } from "#web/admin/lists/common-columns.tsx";
import { type ListDeclaration, ListView } from "#web/admin/lists/list-view.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";

/** A link to one user skips the list. */
const stateSchema = z.object({ wanted: z.string(), isLink: z.optional(z.boolean()) });

/** Finds users by the text in the history's state. */
export function FindUserScreen() {
  const state = z.safeParse(stateSchema, useLocation().state);
  const wanted = state.data?.wanted ?? "";
  const matches = useRead("find_user", { wanted }, { enabled: wanted !== "" });
  const only = matches.data?.length === 1 ? matches.data[0] : undefined;
  if (state.data?.isLink && only) return <Navigate to={`/users/${only.id}`} replace />;
  return (
    <Page title="Users">
      <UserSearch wanted={wanted} busy={matches.isFetching} />
      {wanted !== "" && (
        <Answer key={wanted} to={matches} below={wanted.includes("@") && <WaitingSignUp email={wanted} />}>
          {(users) => <FoundUsers users={users} />}
        </Answer>
      )}
      {wanted === "" && <ListView declared={allUsers} />}
    </Page>
  );
}

/** Searches for users from any screen. The text stands in the history's state: an address ends in logs and histories. */
export function UserSearch({ wanted = "", busy = false }: { wanted?: string; busy?: boolean }) {
  const navigate = useNavigate();
  return (
    <SearchForm
      label="Find a user"
      hint="By a part of a name or address (3 characters or more), called number (+44...), id of a user, payment or call, or the provider's id such as pi_... or CA..."
      wanted={wanted}
      busy={busy}
      onSearch={(typed) => void navigate("/users", { state: { wanted: typed } })}
    />
  );
}

export function UserState({ user }: { user: FoundUser }) {
  if (user.deletedAt) return <Badge tone="plain">deleted</Badge>;
  if (user.frozenAt) return <Badge tone="danger">frozen</Badge>;
  if (user.pausedByDispute) return <Badge tone="warn">paused by a dispute</Badge>;
  return user.verifiedAt ? <Badge tone="good">active</Badge> : <Badge tone="warn">not verified</Badge>;
}

/** A name to call a user by; a deleted one has neither name nor address. */
export function nameOf({ firstName, lastName, email, id }: FoundUser): string {
  return `${firstName} ${lastName}`.trim() || email || `User ${id.slice(0, 8)}`;
}

/** The server's limit: more users than these are searched for by something else. */
const mostFound = 20;

const columns: readonly Column<FoundUser>[] = [
  { header: "Name", cell: (user) => <TextLink to={`/users/${user.id}`}>{nameOf(user)}</TextLink> },
  { header: "Address", cell: ({ email }) => <Email>{email || "deleted"}</Email> },
  { header: "State", cell: (user) => <UserState user={user} /> },
  { header: "Signed up", cell: ({ createdAt }) => <Moment at={createdAt} /> },
];

const allUsers: ListDeclaration<UserRow> = {
  list: "users",
  title: "Users",
  read: (body, signal) => run("list_users", body, { signal }),
  choices: { state: { label: "State", values: lists.users.states } },
  columns: {
    user: userColumn,
    name: { header: "Name", cell: nameOf, fields: () => ["firstName", "lastName"] },
    state: {
      header: "State",
      cell: (user) => <UserState user={user} />,
      fields: () => ["frozenAt", "pausedByDispute"],
    },
    created: momentColumn("Signed up"),
    id: {
      header: "Id",
      cell: ({ id }) => <span className="break-all text-xs">{id}</span>,
      fields: () => ["id"],
      isHidden: true,
    },
  },
};

function FoundUsers({ users }: { users: readonly FoundUser[] }) {
  return (
    <TablePanel
      title="Found"
      note={users.length === mostFound ? `The first ${mostFound}` : undefined}
      columns={columns}
      rows={users}
      empty="No user is found."
    />
  );
}

const fields = z.object({
  registrationId: z.union(
    [z.uuid(), z.literal("")],
    "Please give the id as it is shown here, such as 1b4e28ba-2fa1-4d2b-883f-0016d3cca427.",
  ),
});

/** For people whose mail never arrives: a sign-up is no user until its link is followed. */
function WaitingSignUp({ email }: { email: string }) {
  const mayVerify = useMayRun("verify_user");
  if (!useMayRun("resend_verification")) return null;
  return (
    <Panel title="A sign-up that waits for its mail">
      <p className="mb-3 max-w-prose text-ink-soft text-sm">
        A sign-up is no user before its mailed link is followed.
        {mayVerify &&
          " Verify one only when you know that the address belongs to the person who asks, and the mail cannot arrive."}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActDialog
          useCase="resend_verification"
          button="Send the mail again"
          title="Send the mail again"
          sentence={`The sign-up of ${email} gets a new link by mail. Where several wait, the mail says so and has no link.`}
          submit="Send"
          body={(reason) => ({ email, reason })}
          outcome={(sent) => `The mail to ${sent.email} is on its way.`}
        />
        <VerifySignUp email={email} />
      </div>
    </Panel>
  );
}

/** Without the mail: an owner takes the address for the person's. */
function VerifySignUp({ email }: { email: string }) {
  return (
    <ActFormDialog
      useCase="verify_user"
      button="Verify the sign-up"
      title="Verify a sign-up"
      sentence={`The sign-up of ${email} becomes a user, who can log in at once.`}
      schema={fields}
      defaults={{ registrationId: "" }}
      fields={(field) => (
        <TextField
          label="Id of the sign-up"
          hint="Only if several wait: the answer names them."
          autoComplete="off"
          {...field("registrationId")}
        />
      )}
      body={({ reason, more }) => ({
        email,
        reason,
        ...(more.registrationId !== "" && { registrationId: more.registrationId }),
      })}
      outcome={(verified) => `${verified.email} is verified and can log in.`}
    />
  );
}
