import { alarmKinds, largestThreshold } from "#contract/operators/alarms.ts";
import type { Thresholds } from "#domain/operators/alarms/alarm-store.ts";
import { commaList } from "./variable-forms.ts";

const kinds: ReadonlySet<string> = new Set(alarmKinds);

/** Thresholds until an owner sets others: "mail_waits 600, messages_wait 20, ledger_broken off". */
export const alarmVariables = {
  ALARM_THRESHOLDS: commaList.transform((parts, context): Thresholds => {
    const thresholds = parts.map((part) => {
      const [kind = "", figure = "", ...rest] = part.split(/\s+/);
      const threshold = figure === "off" ? null : /^\d{1,7}$/.test(figure) ? Number(figure) : Number.NaN;
      const inRange = threshold === null || (threshold >= 1 && threshold <= largestThreshold);
      if (!kinds.has(kind) || !inRange || rest.length > 0) {
        context.addIssue({
          code: "custom",
          message: `has "${part}", which is no alarm with a threshold from 1 to ${largestThreshold} or off; the alarms are ${alarmKinds.join(", ")}`,
        });
      }
      return [kind, threshold] as const;
    });
    return Object.fromEntries(thresholds);
  }),
};
