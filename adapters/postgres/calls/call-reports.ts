import { columnsOf, type Part, sql } from "#adapters/postgres/sql.ts";
import type { CallReport, KeptCallEvent } from "#domain/calls/call-store.ts";

type Parameter = ReturnType<typeof sql.parameter>;

const mostEvents = 100;
const eventColumns = columnsOf<KeptCallEvent>()("id, received_at, kind, detail, changed");

/** Keeps a report of the carrier. A carrier that repeats itself fills no table. */
export const keptEvent = (wallet: Parameter, call: Parameter, event: KeptCallEvent): Part => sql.part`
  INSERT INTO call_event (wallet_id, call_id, ${eventColumns})
  SELECT ${wallet}, ${call}, ${eventColumns.values(event)}
   WHERE (SELECT count(*) FROM call_event WHERE wallet_id = ${wallet} AND call_id = ${call}) < ${mostEvents}`;

/** After a statement's part `changed`: keeps the report that changed the call, if one is given and it did. */
export const keptReport = (wallet: Parameter, call: Parameter, report: CallReport | undefined): Part =>
  report === undefined
    ? sql.part``
    : sql.part`, kept AS (${keptEvent(wallet, call, { ...report, changed: true })} AND EXISTS (SELECT FROM changed))`;

/** Each name has one text. */
export const reportedName = (name: string, report: CallReport | undefined): string =>
  report === undefined ? name : `${name}Reported`;
