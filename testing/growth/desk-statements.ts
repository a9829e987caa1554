import { randomBytes, randomUUID } from "node:crypto";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { auditSinceProof } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { auditLedger } from "#adapters/postgres/ledger/ledger-audit.ts";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { sumUpHours } from "#adapters/postgres/operators/hour-sums.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { settledBefore } from "#adapters/postgres/settled-before.ts";
import type { Statement } from "#adapters/postgres/sql.ts";
import type { ListFilters, ListName } from "#contract/operators/lists.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import { listOperators } from "#domain/operators/grants/grant-role.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import { listProposals } from "#domain/operators/people/adjust-credits.ts";
import { findUser } from "#domain/operators/people/find-user.ts";
import { showPayment } from "#domain/operators/people/refund-payment.ts";
import { showUser } from "#domain/operators/people/show-user.ts";
import { readList, sumCalls, sumPayments } from "#domain/operators/product/lists.ts";
import { readFraud } from "#domain/operators/product/read-fraud.ts";
import { readMargins } from "#domain/operators/product/read-margins.ts";
import { readRecharges } from "#domain/operators/product/read-recharges.ts";
import { readRevenue } from "#domain/operators/product/read-revenue.ts";
import { readToday } from "#domain/operators/product/read-today.ts";
import { listRentedNumbers } from "#domain/operators/product/rented-numbers.ts";
import { readSwitches } from "#domain/operators/product/switches.ts";
import { listLiveCalls, showCall } from "#domain/operators/product/watch-calls.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { recordingStatements } from "./record-statements.ts";
import type { GrownUser, GrownUsers } from "./seed-growth.ts";

export interface DeskStatement extends Statement {
  reader: "desk";
  request: string;
}

const day_ms = 24 * 60 * 60_000;
const days = 30;

/** The statements that operators' pages send, and the job that audits what is new: each hour that is over is summed up before. */
export async function statementsOfDesk(database: Database, users: GrownUsers): Promise<DeskStatement[]> {
  await sumUpHours(database);
  await proveAll(database);
  const clock = { now: () => new Date() };
  const ids = { uuid: randomUUID, secret: () => randomBytes(32).toString("base64url") };
  const cipher = aesGcmCipher({ current: randomBytes(32).toString("base64"), previous: [] });
  const access = operatorAccess(database, { cipher, clock, publish: () => {} });
  const deps: OperatorDeps = { clock, ids, grantLimit_mc: 0, ...access, endCalls: async () => {} };
  const request: Request = { actor: { kind: "system", name: "desk" } };
  const reads = { ...readsOf(deps, request), ...(await searchesOf(database, users, deps, request)) };
  const all: DeskStatement[] = [];
  await recordingStatements(async (record) => {
    for (const [name, read] of Object.entries(reads)) {
      const statements = await record(async () => {
        const answer = await read();
        if (isRefusal(answer) && answer.refused !== "not_found")
          throw new Error(`${name}: ${answer.refused}`);
      });
      all.push(...statements.map((statement) => ({ ...statement, reader: "desk" as const, request: name })));
    }
    const audit = await record(() => database.transaction(auditSinceProof));
    all.push(
      ...audit.map((statement) => ({ ...statement, reader: "desk" as const, request: "audit what is new" })),
    );
  });
  return all;
}

async function proveAll(database: Database): Promise<void> {
  const record = auditRecord(database);
  const now = new Date();
  await record.claim(now, { endedBefore: now, claimedBefore: now });
  const proof = await database.withClient(async (client) => {
    const provenBefore = await settledBefore(client);
    return { provenBefore, findings: await auditLedger(client) };
  });
  await record.finish(now, proof);
}

type Reads = Record<string, () => Promise<unknown>>;

function readsOf(deps: OperatorDeps, request: Request): Reads {
  const until = new Date();
  const range = { since: new Date(until.getTime() - days * day_ms), until };
  return {
    today: () => readToday(deps, request),
    fraud: () => readFraud(deps, request, { days: 7 }),
    revenue: () => readRevenue(deps, request, range, { costs: new Map(), rows: [] }),
    recharges: () => readRecharges(deps, request, range),
    margins: () =>
      readMargins(deps, request, { order: "margin", search: "" }, { costs: new Map(), rows: [] }),
    record: () => readRecord(deps, request, { limit: 50 }),
    calls: () => listLiveCalls(deps, request),
    proposals: () => listProposals(deps, request),
    operators: () => listOperators(deps, request),
    switches: () => readSwitches(deps, request),
    "rented numbers": () => listRentedNumbers(deps, request),
    ...listsOf(deps, request),
  };
}

/** A page of each list by each of its indexes, one far down, and one that walks as far as it may. */
function listsOf(deps: OperatorDeps, request: Request): Reads {
  const before = { createdAt: "2026-01-01T00:00:00.000000Z", id: randomUUID() };
  const period = { since: new Date(Date.now() - day_ms).toISOString(), until: new Date().toISOString() };
  const user = randomUUID();
  const filters: Record<ListName, ListFilters[]> = {
    payments: [{}, { country: "TV" }, { failure: "blocked" }, { user }, { brand: "none" }],
    calls: [{}, { country: "TV" }, { user }],
    refunds: [{}, { brand: "none" }],
    disputes: [{}, { brand: "none" }],
    users: [{}, { state: "frozen" }],
    messages: [{}, { state: "open" }, { user }, { assigned: user }],
  };
  const pages = (Object.keys(filters) as ListName[]).flatMap((list) => [
    ...filters[list].map((some) => [list, { filters: some }] as const),
    [list, { filters: {}, before }] as const,
  ]);
  return {
    ...Object.fromEntries(
      pages.map(([list, page]) => [
        `${list} ${JSON.stringify(page)}`,
        () => readList(deps, request, list, page),
      ]),
    ),
    "sums of payments": () => sumPayments(deps, request, period),
    "sums of calls": () => sumCalls(deps, request, period),
  };
}

/** Users with a long history and a short one, by all that an operator may type. */
async function searchesOf(
  database: Database,
  { heavy, light }: GrownUsers,
  deps: OperatorDeps,
  request: Request,
): Promise<Reads> {
  const reads: Reads = {};
  for (const [who, user] of Object.entries({ heavy, light })) {
    const { email, payment, paymentRef, call, carrierCall, childCall, number } = await idsOf(database, user);
    const typed = { email, payment, paymentRef, call, carrierCall, childCall, number, id: user.id };
    for (const [what, text] of Object.entries(typed))
      reads[`find ${who} by ${what}`] = () => findUser(deps, request, text);
    for (const id of [payment, paymentRef]) reads[`payment ${id}`] = () => showPayment(deps, request, id);
    for (const id of [call, carrierCall, childCall]) reads[`call ${id}`] = () => showCall(deps, request, id);
    reads[`show ${who}`] = () => showUser(deps, request, email);
  }
  for (const part of ["lace 123", "son77@", "example.org", "nothing at all"])
    reads[`find part ${part}`] = () => findUser(deps, request, part);
  return reads;
}

interface TypedIds {
  email: string;
  payment: string;
  paymentRef: string;
  call: string;
  carrierCall: string;
  childCall: string;
  number: string;
}

async function idsOf(database: Database, { id, walletId }: GrownUser): Promise<TypedIds> {
  const { rows } = await database.withClient((client) =>
    client.query<TypedIds>(
      `SELECT email, payment.id AS payment, payment.provider_ref AS "paymentRef", call.id AS call,
              call.provider_call_id AS "carrierCall", call.child_call_id AS "childCall", call.number
         FROM users, payment, call
        WHERE users.id = $1 AND payment.wallet_id = $2 AND payment.user_id = $1 AND call.wallet_id = $2 AND call.user_id = $1
        LIMIT 1`,
      [id, walletId],
    ),
  );
  if (!rows[0]) throw new Error(`The user ${id} has no call or payment`);
  return rows[0];
}
