import { auditAlone } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { TestDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import type { CommandDeps, Context } from "#tools/operate/context.ts";
import { readCommand, runCommand } from "#tools/operate/run-command.ts";

const shortAudit_ms = 10_000;

/** `npm run operate -- ...` on a test's database, as the operating system's user Ada, without a terminal. */
export async function commandHarness(database: TestDatabase, payments: () => PaymentDeps) {
  const operators = await operatorHarness(database);
  const { users, system } = operators;
  const connection = database.connection();
  const context: Context = {
    variables: {},
    now: () => users.deps.clock.now(),
    say: () => {},
    inStorage: (work) =>
      work({ database, meterDatabase: database, connection, close: () => Promise.resolve() }),
    operators({ options: { reason } }, work) {
      const deps: CommandDeps = {
        ...operators.deps,
        payments: payments(),
        audit: () => auditAlone(connection, shortAudit_ms),
        options: users.deps.options,
        endPayments: async () => undefined,
      };
      return work(deps, { actor: system.actor, reason: typeof reason === "string" ? reason : undefined });
    },
  };
  return {
    ...operators,
    async operate(...words: string[]) {
      const read = readCommand(words);
      if ("help" in read) throw new Error(`${words.join(" ")} asks for help alone`);
      return runCommand(read, context, { isInteractive: false, ask: async () => "" });
    },
  };
}
