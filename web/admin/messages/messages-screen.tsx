import { lists, type MessageRow } from "#contract/operators/lists.ts";
import { useOperator } from "#web/admin/lib/operator.ts";
import { Page } from "#web/admin/lib/page.tsx";
import { run } from "#web/admin/lib/run.ts";
import { CallerLink, Email } from "#web/admin/lib/user-link.tsx";
import { momentColumn } from "#web/admin/lists/common-columns.tsx";
import { type ListDeclaration, ListView } from "#web/admin/lists/list-view.tsx";
import { Badge } from "#web/kit/controls/badge.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";

export function MessagesScreen() {
  const { id } = useOperator();
  return (
    <Page title="Messages" lead="What people wrote with the contact form. You also have each as a mail.">
      <ListView declared={{ ...messages, choices: { ...messages.choices, assigned: assignedTo(id) } }} />
    </Page>
  );
}

function assignedTo(own: string) {
  return { label: "Belongs to", values: { [own]: "Me", none: "No operator" } };
}

export function MessageState({ state }: Pick<MessageRow, "state">) {
  return <Badge tone={state === "open" ? "warn" : "good"}>{state}</Badge>;
}

const messages: ListDeclaration<MessageRow> = {
  list: "messages",
  title: "Messages",
  read: (body, signal) => run("list_messages", body, { signal }),
  choices: { state: { label: "State", values: lists.messages.states } },
  columns: {
    created: momentColumn("Sent"),
    subject: {
      header: "Subject",
      cell: ({ id, subject }) => (
        <TextLink to={`/messages/${id}`} className="wrap-anywhere">
          {subject}
        </TextLink>
      ),
      fields: () => ["subject"],
    },
    name: { header: "Name", cell: ({ name }) => name, fields: () => ["name"] },
    sender: {
      header: "Address",
      cell: ({ userId, sender }) =>
        userId === null ? <Email>{sender}</Email> : <CallerLink userId={userId} email={sender} />,
      fields: () => ["sender"],
    },
    state: { header: "State", cell: MessageState, fields: () => ["state"] },
    assigned: {
      header: "Belongs to",
      cell: ({ assignedTo }) =>
        assignedTo === null ? "–" : <Email>{assignedTo || "a deleted operator"}</Email>,
      fields: () => ["assignedTo"],
    },
    answers: { header: "Answers", align: "end", cell: ({ answers }) => answers, fields: () => ["answers"] },
  },
};
