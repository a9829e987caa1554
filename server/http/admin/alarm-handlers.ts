import type { alarmRoutes } from "#contract/operators/alarms.ts";
import { changeAlarmWebhook, testAlarmWebhook } from "#domain/operators/alarms/alarm-webhook.ts";
import { changeAlarms, readAlarms, seeAlarm } from "#domain/operators/alarms/alarms.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const alarmHandlers: { [Name in keyof typeof alarmRoutes]: Handler<Name> } = {
  read_alarms: (deps, request) =>
    onWire(readAlarms(deps, request, deps), ({ alarms, deliveries, ...settings }) => ({
      ...settings,
      deliveries: {
        ...deliveries,
        givenUp: deliveries.givenUp.map(({ at, ...delivery }) => ({ ...delivery, at: moment(at) })),
      },
      alarms: alarms.map(({ raisedAt, endedAt, seenAt, seenBy: _seenBy, email, ...alarm }) => ({
        ...alarm,
        raisedAt: moment(raisedAt),
        endedAt: moment(endedAt),
        seenAt: moment(seenAt),
        seenBy: email,
      })),
    })),
  see_alarm: (deps, request, { id }) => onWire(seeAlarm(deps, request, id), ({ kind }) => ({ kind })),
  change_alarms: (deps, request, { addresses, thresholds }) =>
    changeAlarms(deps, request, deps, { addresses, thresholds }),
  change_alarm_webhook: (deps, request, { url, renewsSecret }) =>
    changeAlarmWebhook(deps, request, { url, renewsSecret }),
  test_alarm_webhook: (deps, request) =>
    testAlarmWebhook({ ...deps, publicUrl: deps.options.publicUrl }, request),
};
