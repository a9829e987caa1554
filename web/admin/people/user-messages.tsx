import { useState } from "react";
import { ActDialog } from "#web/admin/lib/act-dialog.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { Panel } from "#web/admin/lib/page.tsx";
import type { RunReply } from "#web/admin/lib/run.ts";
import { TextLink } from "#web/kit/controls/links.tsx";

/** The user's messages from the contact form, shown for a reason and until the screen is left. */
export function UserMessages({ id, email }: { id: string; email: string }) {
  const [messages, setMessages] = useState<RunReply<"read_messages">>();
  if (!useMayRun("read_messages")) return null;
  return (
    <Panel
      title="Messages"
      note={<TextLink to={`/messages?user=${id}`}>In the inbox</TextLink>}
      action={
        <ActDialog
          useCase="read_messages"
          button="Read messages"
          title="Read messages"
          sentence={`Shows what ${email} wrote with the contact form. The record keeps that you read it, and why.`}
          submit="Read"
          body={(reason) => ({ email, reason })}
          outcome={(messages) => (messages.length === 1 ? "1 message." : `${messages.length} messages.`)}
          onDone={setMessages}
        />
      }
    >
      {messages === undefined && <p className="text-ink-soft text-sm">Shown for a reason alone.</p>}
      {messages?.length === 0 && <p className="text-ink-soft text-sm">The user has written nothing.</p>}
      <ul className="divide-y divide-line">
        {messages?.map(({ sentAt, subject, message, answers }) => (
          <li key={sentAt + subject} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
              <span className="font-semibold">{subject}</span>
              <Moment at={sentAt} />
            </p>
            <p className="mt-1 max-w-prose whitespace-pre-wrap break-words text-sm">{message}</p>
            {answers.map(({ answeredAt, answer }) => (
              <div key={answeredAt} className="mt-2 border-line border-s-2 ps-3 text-sm">
                <p className="text-ink-soft text-xs">
                  Answered <Moment at={answeredAt} />
                </p>
                <p className="mt-1 max-w-prose whitespace-pre-wrap break-words">{answer}</p>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
