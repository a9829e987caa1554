import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useParams } from "react-router";
import { longestAnswer } from "#contract/operators/inbox.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { Answer, Failure, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun, useOperator } from "#web/admin/lib/operator.ts";
import { FactColumn, Page, Panel } from "#web/admin/lib/page.tsx";
import { queries, type RunBody, type RunReply, readsKey, run, selfKey } from "#web/admin/lib/run.ts";
import { EmailText, UserLink } from "#web/admin/lib/user-link.tsx";
import { UserState } from "#web/admin/people/find-user-screen.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { TextLink } from "#web/kit/controls/links.tsx";
import { Form } from "#web/kit/fields/field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextAreaField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { MessageState } from "./messages-screen.tsx";

type Shown = RunReply<"show_message">;

export function MessageScreen() {
  const { message: id = "" } = useParams();
  return (
    <Answer to={useRead("show_message", { messageId: id })}>
      {(message) => (
        <Page
          title={message.subject}
          beside={<MessageState state={message.state} />}
          lead={
            <>
              {message.name}, <EmailText>{message.sender}</EmailText>
            </>
          }
          actions={<Finish key={id} message={message} />}
        >
          <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="space-y-5">
              <Panel title="Message">
                <Written at={message.createdAt} text={message.message} />
              </Panel>
              <Panel title="Answers">
                {message.answers.length === 0 && <p className="text-ink-soft text-sm">None was sent yet.</p>}
                <ul className="divide-y divide-line">
                  {message.answers.map(({ id, answeredAt, answer, by }) => (
                    <li key={id} className="py-3 first:pt-0 last:pb-0">
                      <Written at={answeredAt} by={by.email || "a deleted operator"} text={answer} />
                    </li>
                  ))}
                </ul>
              </Panel>
              <AnswerForm key={id} message={message} />
            </div>
            <div className="space-y-5">
              <Sender message={message} />
              <Assign key={message.assigned?.id} message={message} />
            </div>
          </div>
        </Page>
      )}
    </Answer>
  );
}

function Written({ at, by, text }: { at: string; by?: string; text: string }) {
  return (
    <>
      <p className="mb-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-xs">
        {by && (
          <span className="wrap-anywhere">
            <EmailText>{by}</EmailText>
          </span>
        )}
        <Moment at={at} />
      </p>
      <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-wrap text-sm">
        {text}
      </p>
    </>
  );
}

/** The user beside the message: an address that a visitor typed proves nothing. */
function Sender({ message: { user, wasSignedIn } }: { message: Shown }) {
  return (
    <Panel title="User" action={user && <TextLink to={`/messages?user=${user.id}`}>All messages</TextLink>}>
      {user === null ? (
        <p className="text-ink-soft text-sm">A visitor: no user has this address.</p>
      ) : (
        <>
          {!wasSignedIn && (
            <Alert tone="warn" className="mb-3">
              The sender was not signed in. Another person may have typed the address of this user.
            </Alert>
          )}
          <FactColumn
            facts={[
              ["Name", `${user.firstName} ${user.lastName}`],
              ["Address", <UserLink key="address" email={user.email} userId={user.id} />],
              ["State", <UserState key="state" user={user} />],
              ["Signed up", <Moment key="up" at={user.createdAt} />],
            ]}
          />
        </>
      )}
    </Panel>
  );
}

type InboxAct = "answer_message" | "assign_message" | "finish_message";

/** Changes a message. The screen and the count of the navigation are read again after a refusal too. */
function useInboxAct<U extends InboxAct>(useCase: U, said: string, onDone?: () => void) {
  return useMutation({
    mutationFn: (body: RunBody<U>) => run(useCase, body),
    onSuccess() {
      toast.success(said);
      onDone?.();
    },
    onSettled() {
      void queries.invalidateQueries({ queryKey: selfKey });
      return queries.invalidateQueries({ queryKey: readsKey });
    },
  });
}

function AnswerForm({ message }: { message: Shown }) {
  const [answer, setAnswer] = useState("");
  const [problem, setProblem] = useState<string>();
  const act = useInboxAct("answer_message", "The answer is on its way.", () => setAnswer(""));
  if (!useMayRun("answer_message")) return null;

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const becomes = submitter?.getAttribute("value") === "open" ? "open" : "done";
    const isEmpty = answer.trim() === "";
    setProblem(isEmpty ? operatorMessages.answerMissing(longestAnswer) : undefined);
    if (!isEmpty) act.mutate({ messageId: message.id, version: message.version, answer, becomes });
  }

  return (
    <Panel title="Answer">
      <Form onSubmit={send} className="space-y-4">
        <TextAreaField
          label="Your answer"
          hint={`Mailed to ${message.sender} as you type it, below a greeting in the sender's language and above the message. A reply reaches the mailbox that the contact form writes to.`}
          rows={8}
          maxLength={longestAnswer}
          dir="auto"
          value={answer}
          error={problem}
          onChange={({ target }) => setAnswer(target.value)}
        />
        <Failure error={act.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" value="done" busy={act.isPending}>
            Send, and done
          </Button>
          <Button type="submit" value="open" variant="secondary" busy={act.isPending}>
            Send, and keep open
          </Button>
        </div>
      </Form>
    </Panel>
  );
}

function Finish({ message: { id, version, state } }: { message: Shown }) {
  const isOpen = state === "open";
  const act = useInboxAct("finish_message", isOpen ? "The message is done." : "The message is open again.");
  if (!useMayRun("finish_message")) return null;
  return (
    <div className="space-y-3">
      <Button
        size="small"
        variant="secondary"
        busy={act.isPending}
        onClick={() => act.mutate({ messageId: id, version, becomes: isOpen ? "done" : "open" })}
      >
        {isOpen ? "Done" : "Open again"}
      </Button>
      <Failure error={act.error} />
    </div>
  );
}

function Assign({ message: { id, version, assigned, operators } }: { message: Shown }) {
  const self = useOperator();
  const act = useInboxAct("assign_message", "The message has another place.");
  const [chosen, setChosen] = useState(assigned?.id ?? "");
  const give = (operator: string | null) => act.mutate({ messageId: id, version, operator });
  const names =
    assigned && !operators.some((one) => one.id === assigned.id) ? [assigned, ...operators] : operators;
  const options = names.map(({ id, email }) => ({
    value: id,
    label: `${email || "a deleted operator"}${id === self.id ? " (you)" : ""}`,
  }));
  return (
    <Panel title="Belongs to">
      <Form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          give(chosen || null);
        }}
      >
        <SelectField
          label="Operator"
          options={[{ value: "", label: "No operator" }, ...options]}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
        <Failure error={act.error} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" variant="secondary" busy={act.isPending}>
            Assign
          </Button>
          {assigned?.id !== self.id && (
            <Button size="small" variant="secondary" busy={act.isPending} onClick={() => give(self.id)}>
              Assign to me
            </Button>
          )}
          {assigned && (
            <Button size="small" variant="secondary" busy={act.isPending} onClick={() => give(null)}>
              Take back
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
