import { mayRun } from "#contract/operators/permissions.ts";
import type { Refusal } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { CallingStop } from "#domain/operators/operator-controls.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { mostCounted } from "#domain/operators/people/inbox.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { DayFigures } from "./day-lookup.ts";
import { type SwitchState, switchState } from "./switches.ts";

type SalesFigures = Pick<DayFigures, "purchases" | "sold_mc" | "back_mc">;

export interface TodaysDay extends Omit<DayFigures, keyof SalesFigures> {
  /** Null for a role that does not read the revenue. */
  sales: SalesFigures | null;
}

export interface Today {
  /** The oldest first; the last is today. */
  days: TodaysDay[];
  callsOpen: number;
  unseenAlarms: number;
  /** Null for a role that does not answer messages. */
  openMessages: number | null;
  stop: CallingStop | undefined;
  purchases: SwitchState;
  signUp: SwitchState;
}

const day_ms = 24 * 60 * 60_000;
const days = 14;

/** Reads the figures of today and of the 13 days (UTC) before, and what is switched off. */
export function readToday(deps: OperatorDeps, request: Request): Promise<Today | Refusal> {
  return act(deps, request, "read_today", ofProduct("today"), async (_found, stores, { role, now }) => {
    const off = await stores.switches.off();
    const figures = await stores.days.figures(new Date(now.getTime() - (days - 1) * day_ms), now);
    const seesSales = mayRun(role, "read_revenue");
    return {
      isWatched: true,
      result: {
        days: figures.map(({ purchases, sold_mc, back_mc, ...day }) => ({
          ...day,
          sales: seesSales ? { purchases, sold_mc, back_mc } : null,
        })),
        unseenAlarms: await stores.alarms.countUnseen(),
        callsOpen: await stores.days.callsOpen(),
        openMessages: mayRun(role, "list_messages") ? await stores.inbox.countOpen(mostCounted) : null,
        stop: await stores.controls.stopped(),
        purchases: switchState("purchases", off),
        signUp: switchState("sign_up", off),
      },
    };
  });
}
