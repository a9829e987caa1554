import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { alarmRules } from "#contract/operators/alarms.ts";
import { ActDialog, ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Failure } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { FactColumn, Panel } from "#web/admin/lib/page.tsx";
import { type RunReply, run } from "#web/admin/lib/run.ts";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";

type Deliveries = RunReply<"read_alarms">["deliveries"];

/** The address that alarms are posted to, and the deliveries that never arrived there. */
export function WebhookPanel({ deliveries: { webhook, waiting, givenUp } }: { deliveries: Deliveries }) {
  return (
    <>
      <Panel
        title="Webhook"
        note="Each begin and end of an alarm is posted as signed JSON, and repeated for a day until it arrives."
        action={
          <div className="flex flex-wrap gap-2">
            <ActFormDialog
              useCase="change_alarm_webhook"
              button="Change the webhook"
              title="Change the webhook"
              sentence="An empty address removes the webhook. Another address keeps the secret."
              submit="Save"
              schema={z.object({ url: z.string() })}
              defaults={{ url: webhook ?? "" }}
              fields={(field) => (
                <TextField
                  label="Address"
                  hint="Begins with https:// and can be reached from the internet"
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  {...field("url")}
                />
              )}
              body={({ reason, more }) => ({ reason, url: more.url, renewsSecret: false })}
              outcome={outcome}
            />
            {webhook !== null && (
              <ActDialog
                useCase="change_alarm_webhook"
                button="Make a new secret"
                title="Make a new secret"
                sentence="The new secret signs from now on, also what waits. The receiver must know it to check signatures."
                body={(reason) => ({ reason, url: webhook, renewsSecret: true })}
                outcome={outcome}
              />
            )}
          </div>
        }
      >
        <FactColumn
          facts={[
            ["Posted to", webhook ?? "nothing is posted"],
            ["Waiting", String(waiting)],
          ]}
        />
        {webhook !== null && <WebhookTest />}
      </Panel>
      {givenUp.length > 0 && (
        <TablePanel
          title="Not delivered to the webhook"
          note="Repeated for a day and given up. A test that arrives sends them again. Listed for 30 days."
          columns={givenUpColumns}
          rows={givenUp}
          rowKey={({ kind, state, at }) => `${kind} ${state} ${at}`}
          empty=""
        />
      )}
    </>
  );
}

function outcome({ secret }: RunReply<"change_alarm_webhook">) {
  if (secret === null) return "The webhook is changed.";
  const sentence = `The webhook is set. Copy its secret now, because it is not shown again: ${secret}`;
  return { tone: "good", sentence } as const;
}

const givenUpColumns: readonly Column<Deliveries["givenUp"][number]>[] = [
  { header: "At", cell: ({ at }) => <Moment at={at} /> },
  { header: "Alarm", cell: ({ kind, state }) => `${alarmRules[kind].words}: ${state}` },
  { header: "Last attempt", cell: ({ failure }) => failure },
];

function WebhookTest() {
  const trial = useMutation({ mutationFn: () => run("test_alarm_webhook", {}) });
  if (!useMayRun("test_alarm_webhook")) return null;
  return (
    <div className="mt-2 space-y-3">
      <Button variant="secondary" size="small" busy={trial.isPending} onClick={() => trial.mutate()}>
        Send a test
      </Button>
      <Failure error={trial.error} />
      {trial.data &&
        (trial.data.fault === null ? (
          <Alert tone="good">The test has arrived: the address answered that it took it.</Alert>
        ) : (
          <Alert tone="danger">{trial.data.fault}</Alert>
        ))}
    </div>
  );
}
