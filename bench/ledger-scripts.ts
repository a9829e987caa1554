import type { Database } from "#adapters/postgres/connection/database.ts";
import type { Posting } from "#domain/ledger/ledger-store.ts";
import { wallets } from "./ledger-data.ts";
import { recordStatement, type TypedStatement } from "./ledger-statements.ts";
import { call, settlement } from "./ledger-values.ts";
import { clients, type Script } from "./pgbench.ts";

/** Expressions that differ in each run of a script. A braced word in a text is replaced by its expression. */
const expressions: Record<string, string> = {
  wallet: "md5('wallet ' || :wallet)::uuid",
  user: "md5('user ' || :wallet)::uuid",
  call: "md5('call ' || :call)::uuid",
  sid: "md5('call ' || :call)",
  oneWallet: "md5('wallet 0')::uuid",
  payment: "md5('payment ' || :call)::uuid",
  number: ":call",
};
/** Replaced by the wallet's version at the time of the statement. */
const currentVersion = -1;

/** Numbers the calls without a gap across clients, and takes each wallet once, in scattered order. */
const nextCall = `\\set n :n + 1
\\set call :first + :n * ${clients} + :client_id
\\set wallet :call * 61803 % ${wallets}`;

const key = { walletId: "{wallet}", id: "{call}" };
const authorised = {
  ...{
    ...call,
    ...key,
    userId: "{user}",
    sessionId: "{user}",
    providerCallId: "CA{sid}",
    version: currentVersion,
  },
  ...{ createdAt: new Date(), cutoffAt: new Date(), checkAt: new Date(), carrierLimit_s: null },
};
const purchase: Posting = {
  ...{ walletId: "{oneWallet}", contra: "payments", delta_mc: 1_000, mayOverdraw: false },
  ...{ ref: "payment:{number}", subjectId: "{payment}" },
};

/** The product's statements for pgbench. Each script uses call ids that no earlier script used. */
export interface LedgerScripts {
  /** One statement a run. */
  authorise(): Script;
  /** Two statements a run, each a transaction of its own, as in the product. */
  authoriseAndSettle(): Script;
  /** One statement a run, all on the same wallet. */
  topUp(): Script;
}

export function ledgerScripts(database: Database): Promise<LedgerScripts> {
  return database.withClient(async (client) => {
    const authorise = fill(await recordStatement(client, ({ calls }) => calls.authorise(authorised)));
    const settle = fill(await recordStatement(client, ({ calls }) => calls.settle(key, settlement)));
    const topUp = fill(await recordStatement(client, ({ ledger }) => ledger.post(purchase)));
    return {
      authorise: () => script("authorise", authorise),
      authoriseAndSettle: () => script("authorise-and-settle", authorise, settle),
      topUp: () => script("top-up", topUp),
    };
  });
}

let used = 0;

function script(name: string, ...statements: string[]): Script {
  used += 1_000_000_000;
  const text = [nextCall, ...statements.map((statement) => `${statement};`)].join("\n");
  return { name, text, variables: { first: used, n: 0 } };
}

/** Replaces a statement's numbered parameters by expressions, which pgbench turns into its own parameters. */
function fill({ text, values, types }: TypedStatement): string {
  return text.replaceAll(/\$(\d+)/g, (parameter, number) => {
    const type = types[Number(number) - 1];
    if (type === undefined) throw new Error(`There is no value for parameter ${parameter}`);
    return `(${expression(values[Number(number) - 1])})::${type}`;
  });
}

function expression(value: unknown): string {
  if (value === null) return "NULL";
  if (value === currentVersion) return "version";
  if (value instanceof Date) return "now()";
  const [text = "", name = "", ...more] = String(value).split(/[{}]/);
  if (more.join("") !== "") throw new Error(`A text ends with its braced word, unlike ${value}`);
  if (name === "") return `'${text}'`;
  const own = expressions[name];
  if (own === undefined) throw new Error(`There is no expression for {${name}}`);
  return text === "" ? own : `'${text}' || ${own}`;
}
