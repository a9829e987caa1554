import type { alarmRoutes } from "#contract/operators/alarms.ts";
import { changeAlarms, readAlarms, seeAlarm } from "#domain/operators/alarms/alarms.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const alarmHandlers: { [Name in keyof typeof alarmRoutes]: Handler<Name> } = {
  read_alarms: (deps, request) =>
    onWire(readAlarms(deps, request, deps.operatorEmail), ({ alarms, ...settings }) => ({
      ...settings,
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
    changeAlarms(deps, request, deps.operatorEmail, { addresses, thresholds }),
};
