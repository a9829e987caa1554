import { type AlarmKind, alarmKinds, alarmRules, mostAlarmAddresses } from "#contract/operators/alarms.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun } from "#contract/operators/permissions.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { readEmailAddress } from "#contract/users/email-address.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { Alarm, AlarmStore, Thresholds } from "./alarm-store.ts";
import { originOf } from "./alarm-webhook.ts";
import type { GivenUpDelivery } from "./alarm-webhook-store.ts";

export interface AlarmSettings {
  addresses: string;
  hasOwnAddresses: boolean;
  thresholds: Record<AlarmKind, number | null>;
  /** Kinds whose threshold an owner has set. */
  ownThresholds: AlarmKind[];
}

/** Address and thresholds that count until an owner sets others. */
export interface AlarmVariables {
  operatorEmail: string;
  alarmThresholds: Thresholds;
}

export interface ReadAlarms extends AlarmSettings {
  alarms: (Alarm & { email: string | null })[];
  deliveries: { webhook: string | null; waiting: number; givenUp: GivenUpDelivery[] };
}

const mostShown = 50;

/** Thresholds and addresses as they count now; those of the variables and the usual ones until an owner sets others. */
export async function alarmSettings(
  alarms: Pick<AlarmStore, "thresholds" | "addresses">,
  { operatorEmail, alarmThresholds }: AlarmVariables,
): Promise<AlarmSettings> {
  const set = await alarms.thresholds();
  const addresses = await alarms.addresses();
  const usual = Object.fromEntries(alarmKinds.map((kind) => [kind, alarmRules[kind].usual]));
  return {
    addresses: addresses ?? operatorEmail,
    hasOwnAddresses: addresses !== undefined,
    thresholds: { ...usual, ...alarmThresholds, ...set } as AlarmSettings["thresholds"],
    ownThresholds: alarmKinds.filter((kind) => kind in set),
  };
}

export function readAlarms(
  deps: OperatorDeps,
  request: Request,
  ofVariables: AlarmVariables,
): Promise<ReadAlarms | Refusal> {
  return act(
    deps,
    request,
    "read_alarms",
    ofProduct("alarms"),
    async (_found, { alarms, alarmWebhook }, { role }) => {
      const url = await alarmWebhook.url();
      const isWhole = mayRun(role, "change_alarm_webhook");
      return {
        isWatched: true,
        result: {
          ...(await alarmSettings(alarms, ofVariables)),
          alarms: await alarms.list(mostShown),
          deliveries: {
            webhook: url === undefined ? null : isWhole ? url : originOf(url),
            waiting: await alarmWebhook.countWaiting(),
            givenUp: await alarmWebhook.givenUp(mostShown),
          },
        },
      };
    },
  );
}

/** Notes who saw an alarm first. Refuses `not_found`. */
export function seeAlarm(deps: OperatorDeps, request: Request, id: string): Promise<Alarm | Refusal> {
  return act(deps, request, "see_alarm", ofProduct(id), async (_found, { alarms }, { actor, now }) => {
    const alarm = await alarms.lock(id);
    if (alarm === undefined) return refuse("not_found", { message: operatorMessages.noAlarm });
    if (alarm.seenAt === null) await alarms.see(id, actor.kind === "operator" ? actor.userId : null, now);
    return { after: { kind: alarm.kind }, result: alarm };
  });
}

/** Sets the thresholds that differ, and addresses. Refuses `invalid_request` for a text that is no address, and for too many. */
export function changeAlarms(
  deps: OperatorDeps,
  request: Request,
  ofVariables: AlarmVariables,
  { addresses: typed, thresholds }: { addresses: string; thresholds: Thresholds },
): Promise<AlarmSettings | Refusal> {
  return act(deps, request, "change_alarms", ofProduct("alarms"), async (_found, { alarms }) => {
    const before = await alarmSettings(alarms, ofVariables);
    const lines = typed.split("\n").map((line) => line.trim());
    const addresses = lines.filter(Boolean).map((line) => readEmailAddress(line));
    if (addresses.length > mostAlarmAddresses || addresses.length === 0 || addresses.includes(undefined)) {
      return refuse("invalid_request", { message: operatorMessages.alarmAddresses(mostAlarmAddresses) });
    }
    const text = [...new Set(addresses)].join("\n");
    if (text !== before.addresses) await alarms.setAddresses(text);
    const others = Object.entries(thresholds).filter(
      ([kind, threshold]) => before.thresholds[kind as AlarmKind] !== threshold,
    );
    await alarms.setThresholds(Object.fromEntries(others));
    const result = await alarmSettings(alarms, ofVariables);
    return { before: { thresholds: before.thresholds }, after: { thresholds: result.thresholds }, result };
  });
}
