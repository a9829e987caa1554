import type { alarmRoutes } from "#contract/operators/alarms.ts";
import { changeAlarmWebhook, testAlarmWebhook } from "#domain/operators/alarms/alarm-webhook.ts";
import { changeAlarms, readAlarms, seeAlarm } from "#domain/operators/alarms/alarms.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const alarmHandlers: { [Name in keyof typeof alarmRoutes]: Handler<Name> } = {
  read_alarms: (deps, request) =>
    onWire(readAlarms(deps, request, deps), ({ alarms, ...settings }) =>
      toWire({ ...settings, alarms: alarms.map(({ email, ...alarm }) => ({ ...alarm, seenBy: email })) }),
    ),
  see_alarm: (deps, request, { id }) => seeAlarm(deps, request, id),
  change_alarms: (deps, request, { addresses, thresholds }) =>
    changeAlarms(deps, request, deps, { addresses, thresholds }),
  change_alarm_webhook: (deps, request, { url, renewsSecret }) =>
    changeAlarmWebhook(deps, request, { url, renewsSecret }),
  test_alarm_webhook: (deps, request) =>
    testAlarmWebhook({ ...deps, publicUrl: deps.options.publicUrl }, request),
};
