import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import {
  type AlarmKind,
  alarmKinds,
  alarmRules,
  largestThreshold,
  type ShownAlarm,
} from "#contract/operators/alarms.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { ActFormDialog } from "#web/admin/lib/act-dialog.tsx";
import { Answer, useRead } from "#web/admin/lib/answer.tsx";
import { Moment } from "#web/admin/lib/moment.tsx";
import { useMayRun } from "#web/admin/lib/operator.ts";
import { FactColumn, Page, Panel } from "#web/admin/lib/page.tsx";
import { queries, type RunReply, readsKey, run } from "#web/admin/lib/run.ts";
import { TablePanel } from "#web/admin/lib/tables.tsx";
import { Email } from "#web/admin/lib/user-link.tsx";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Badge } from "#web/kit/controls/badge.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import type { Column } from "#web/kit/controls/table.tsx";
import { TextAreaField, TextField } from "#web/kit/fields/text-field.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { WebhookPanel } from "./webhook-panel.tsx";

const every_ms = 60_000;

export function AlarmsScreen() {
  return (
    <Page
      title="Alarms"
      lead="Looked at once a minute. Each is mailed, and posted where a webhook is set, once when it begins and once when it ends, and stands first here until it is seen."
    >
      <Answer to={useRead("read_alarms", {}, { every_ms })}>
        {(read) => (
          <>
            <TablePanel
              title="Alarms"
              columns={columns}
              rows={read.alarms}
              empty="No alarm was raised yet."
            />
            <Rules read={read} />
            <WebhookPanel deliveries={read.deliveries} />
          </>
        )}
      </Answer>
    </Page>
  );
}

const columns: readonly Column<ShownAlarm>[] = [
  { header: "Begun", cell: ({ raisedAt }) => <Moment at={raisedAt} /> },
  { header: "Alarm", cell: ({ kind }) => alarmRules[kind].words },
  { header: "Figure", cell: ({ kind, value }) => `${value} ${alarmRules[kind].unit}` },
  {
    header: "State",
    cell: ({ endedAt }) =>
      endedAt === null ? (
        <Badge tone="danger">goes on</Badge>
      ) : (
        <span className="text-ink-soft">
          ended <Moment at={endedAt} />
        </span>
      ),
  },
  {
    header: "Seen",
    cell: (alarm) =>
      alarm.seenAt === null ? (
        <Seen id={alarm.id} words={alarmRules[alarm.kind].words} />
      ) : (
        <>
          <Email>{alarm.seenBy || "a deleted operator"}</Email> <Moment at={alarm.seenAt} />
        </>
      ),
  },
];

function Seen({ id, words }: { id: string; words: string }) {
  const act = useMutation({
    mutationFn: () => run("see_alarm", { id }),
    onError: (error) => toast.error(serverMessage(error) ?? operatorMessages.failed),
    onSettled: () => queries.invalidateQueries({ queryKey: readsKey }),
  });
  if (!useMayRun("see_alarm")) return "not yet";
  return (
    <Button
      size="small"
      variant="secondary"
      busy={act.isPending}
      aria-label={`Seen: ${words}`}
      onClick={() => act.mutate()}
    >
      Seen
    </Button>
  );
}

type Settings = RunReply<"read_alarms">;

const threshold = z
  .string()
  .check(
    z.refine(
      (text) => text.trim() === "" || (/^\d{1,7}$/.test(text.trim()) && inRange(Number(text))),
      operatorMessages.alarmThreshold(largestThreshold),
    ),
  );
const thresholdFields = Object.fromEntries(alarmKinds.map((kind) => [kind, threshold])) as Record<
  AlarmKind,
  typeof threshold
>;
const schema = z.object({ addresses: z.string(), ...thresholdFields });

function inRange(value: number): boolean {
  return value >= 1 && value <= largestThreshold;
}

function Rules({ read: { addresses, hasOwnAddresses, thresholds, ownThresholds } }: { read: Settings }) {
  return (
    <Panel
      title="Thresholds"
      action={
        <ActFormDialog
          useCase="change_alarms"
          button="Change the alarms"
          title="Change the alarms"
          sentence="An alarm begins where its figure reaches the threshold. An empty threshold switches it off."
          submit="Save"
          schema={schema}
          defaults={{
            addresses,
            ...Object.fromEntries(alarmKinds.map((kind) => [kind, String(thresholds[kind] ?? "")])),
          }}
          fields={(field) => (
            <>
              <TextAreaField label="Mailed to, one address a line" rows={3} {...field("addresses")} />
              {alarmKinds.map((kind) => (
                <TextField
                  key={kind}
                  label={`${alarmRules[kind].words} (${alarmRules[kind].unit})`}
                  inputMode="numeric"
                  autoComplete="off"
                  {...field(kind)}
                />
              ))}
            </>
          )}
          body={({ reason, more }) => ({
            reason,
            addresses: more.addresses,
            thresholds: Object.fromEntries(
              alarmKinds.map((kind) => [kind, more[kind].trim() === "" ? null : Number(more[kind])]),
            ),
          })}
          outcome={() => "The alarms are changed."}
        />
      }
    >
      <FactColumn
        facts={[
          ["Mailed to", `${addresses.replaceAll("\n", ", ")}${hasOwnAddresses ? "" : " (OPERATOR_EMAIL)"}`],
          ...alarmKinds.map(
            (kind) =>
              [
                alarmRules[kind].words,
                thresholdInWords(kind, thresholds[kind]) +
                  (ownThresholds.includes(kind)
                    ? ", set here"
                    : thresholds[kind] === alarmRules[kind].usual
                      ? ""
                      : " (ALARM_THRESHOLDS)"),
              ] as const,
          ),
        ]}
      />
    </Panel>
  );
}

function thresholdInWords(kind: AlarmKind, threshold: number | null): string {
  return threshold === null ? "off" : `${threshold} ${alarmRules[kind].unit}`;
}
