import { callHistoryRoutes as routes } from "#contract/calls/call-history.ts";
import { callSummaryRoutes } from "#contract/calls/call-summary.ts";
import { encodeCursor, nextCursorHeader } from "#contract/paging.ts";
import { refuse } from "#contract/refusals.ts";
import {
  type CallHistory,
  callHistoryItem,
  keepQuality,
  type QualityDeps,
} from "#domain/calls/history/call-history.ts";
import { type CallSummaries, monthOfCalls, summariseCalls } from "#domain/calls/history/call-summary.ts";
import type { Clock, Connection } from "#domain/runtime.ts";
import type { Mount } from "#server/http/mount.ts";

export interface CallHistoryDeps {
  connection: Connection<{ history: CallHistory; summaries: CallSummaries }>;
  clock: Clock;
  quality: QualityDeps;
}

export function callHistoryRoutes(mount: Mount, deps: CallHistoryDeps): void {
  mount.user(routes.calls, async ({ query, reply }, user) => {
    const page = await deps.connection(({ history }) => history.list(user, query));
    if (page.next) reply.header(nextCursorHeader, encodeCursor(page.next));
    return page.calls.map(callHistoryItem);
  });

  mount.user(callSummaryRoutes.summary, ({ query }, user) => summariseCalls(deps, user, query.timeZone));
  mount.user(callSummaryRoutes.month, ({ query }, user) => monthOfCalls(deps, user, query.timeZone));

  mount.user(routes.call, async ({ params }, user) => {
    const call = await deps.connection(({ history }) => history.find(user, params.id));
    return call ? callHistoryItem(call) : refuse("call_not_found");
  });

  mount.user(routes.keepQuality, ({ params, body }, user) =>
    keepQuality(deps.quality, user, params.id, body),
  );
}
