import { authorise as authoriseCall, settle as settleCall } from "#adapters/postgres/call-sql.ts";
import { post as postMovement } from "#adapters/postgres/ledger-store.ts";
import { accounts } from "./ledger-data.ts";
import { clients, type Script } from "./pgbench.ts";

const callId = "md5('call ' || :call)::uuid";
const now = "now()::timestamptz";

/** Numbers the calls without a gap across clients and takes the accounts in an order of their own, none twice. */
const nextCall = `\\set n :n + 1
\\set call :first + :n * ${clients} + :client_id
\\set account :call * 61803 % ${accounts}`;

/** The product's own statements, with values for their parameters. */
const authorise = fill(authoriseCall.text, [
  callId,
  "md5('account ' || :account)::uuid",
  "4000::bigint",
  "'CA' || md5('call ' || :call)",
  "'+442079460000'::text",
  now,
  now,
  now,
  ...["'GB'::text", "'United Kingdom'::text", "1000::bigint", "0::bigint", "60::int", "60::int", "240::int"],
  // The account as it was judged by, whatever it has done before, and whether the number is new.
  ...["calls_opened", "seq", "false"],
]);
const settle = fill(settleCall.text, [
  callId,
  "'completed'::text",
  "60::int",
  "'CAchild'::text",
  now,
  "0::bigint",
  "1000::bigint",
]);
const topUp = fill(postMovement.text, [
  "md5('account 0')::uuid",
  "1000::bigint",
  "'payments'::text",
  "'payment:' || :call",
  "md5('payment ' || :call)::uuid",
  "false",
]);

let used = 0;

/** One statement a run. */
export const authoriseScript = () => script("authorise", [nextCall, authorise]);
/** Two statements a run, each a transaction of its own, as in the product. */
export const authoriseAndSettleScript = () => script("authorise-and-settle", [nextCall, authorise, settle]);
/** One statement a run, all on the same account. */
export const topUpScript = () => script("top-up", [nextCall, topUp]);

/** Every run of a script names calls that no run before it has named. */
function script(name: string, [commands = "", ...statements]: string[]): Script {
  used += 1_000_000_000;
  const text = [commands, ...statements.map((statement) => `${statement};`)].join("\n");
  return { name, text, variables: { first: used, n: 0 } };
}

/** A statement with expressions in place of its numbered parameters; in them pgbench puts its own parameters. */
function fill(statement: string, expressions: readonly string[]): string {
  return statement.replaceAll(/\$(\d+)/g, (_, number) => {
    const expression = expressions[Number(number) - 1];
    if (expression === undefined) throw new Error(`There is no value for parameter $${number}`);
    return `(${expression})`;
  });
}
