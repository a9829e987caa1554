import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { systemPostgres } from "./adapters/postgres/testing/system-postgres.ts";
import { compileOnce } from "./tools/compile-once.ts";

compileOnce();

const everywhere = { setupFiles: ["tools/only-localhost.ts"] };
/** Loading every module again for every file would cost half of the tests' work; no test may leave a module changed. */
const sharedModules = { isolate: false };
/** How long a test takes, or waits for a state, says nothing about what it holds. */
const forBusyMachines = {
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
/** Each of these files lists the same tests of its log, so it needs its modules for itself. */
const accounts = ["e2e/accounts-*.test.ts"];
const notOurs = ["**/node_modules/**", "e2e/**", ".data/**", "web/dist/**"];

/** Long searches for an order of events that breaks a rule of ours: no version and no partition changes the rule. */
const searches = [
  "adapters/postgres/ledger/ledger-model.db.test.ts",
  "domain/calls/any-order.db.test.ts",
  "domain/payments/event-order.db.test.ts",
];

/** The tests of what belongs to wallets. */
const ofWallets = [
  "domain/{calls,ledger,marks,payments}/**/*.db.test.ts",
  "adapters/postgres/{calls,ledger,payments}/**/*.db.test.ts",
];

/** Long tests of wallets that run no statement beside those of the other files: a partition changes nothing about them. */
const withoutOwnStatements = [
  "adapters/postgres/ledger/transaction-paging.db.test.ts",
  "domain/calls/{carriers-limit,top-up-during-a-call}.db.test.ts",
  "domain/payments/{limits/purchase-cap,reconcile-payment,sweep-payments}.db.test.ts",
];

/**
 * What the older version can change beside the statements: migrations, backups, connections and their settings. Every
 * statement of the tests on the newer version runs on the older one too, by `every-statement.ts`.
 */
const onOlderPostgres = {
  include: ["adapters/postgres/**/*.db.test.ts"],
  exclude: [
    ...notOurs,
    ...ofWallets,
    "adapters/postgres/backup/damaged-backup.db.test.ts",
    "adapters/postgres/testing/*.db.test.ts",
    "adapters/postgres/{exchange-rate,tariff}-store.db.test.ts",
    "adapters/postgres/users/user-stores.db.test.ts",
  ],
};

/** A cluster for one project, which is away with it. */
function withCluster(name: "pg18" | "pg15" | "partitioned") {
  return { globalSetup: [`adapters/postgres/testing/${name}.setup.ts`] };
}

/** Tests against one version of PostgreSQL, on a cluster of its own. */
function onPostgres(
  name: "pg18" | "pg15",
  files: { include: string[]; exclude: string[] },
  settings: { setupFiles?: string[]; globalSetup?: string[] } = {},
) {
  return {
    test: {
      ...everywhere,
      ...files,
      name,
      ...withCluster(name),
      ...settings,
      ...sharedModules,
      ...forBusyMachines,
    },
  };
}

/**
 * The tests of what belongs to wallets, on tables that are partitioned by the wallet. The older version knows less about
 * partitions, so they run on it where it is installed; tables in one part, on the newer version.
 */
function onPartitions() {
  return {
    test: {
      ...everywhere,
      name: "partitioned",
      include: [...ofWallets, "adapters/postgres/*.partitioned.test.ts"],
      exclude: [...notOurs, ...searches, ...withoutOwnStatements],
      ...withCluster("partitioned"),
      ...sharedModules,
      ...forBusyMachines,
    },
  };
}

/** The few files that start whole products take longest: begun last, the others would wait for them. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => ["accounts", "e2e", "embedded"].indexOf(project.name);
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => Number(rank(one) < 0) - Number(rank(other) < 0));
  }
}

/** The tests on the newer version, whose statements the older one runs too. */
function onNewerPostgres() {
  const files = { include: ["**/*.db.test.ts"], exclude: notOurs };
  if (systemPostgres() === undefined) return onPostgres("pg18", files);
  return onPostgres("pg18", files, {
    setupFiles: [...everywhere.setupFiles, "adapters/postgres/testing/every-statement.ts"],
    globalSetup: [...withCluster("pg18").globalSetup, "adapters/postgres/testing/statements.setup.ts"],
  });
}

function onSystemPostgres() {
  if (systemPostgres() !== undefined) return [onPostgres("pg15", onOlderPostgres)];
  const sentence =
    "PostgreSQL 15 is not installed on this machine (Debian: apt-get install postgresql-15), so the tests do not run on it.";
  if (process.env.CI === "true") throw new Error(sentence);
  console.log(sentence);
  return [];
}

export default defineConfig({
  test: {
    // Most of these tests wait for a database or a process; three leave processors idle, one at a time would take more than
    // twice as long.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...everywhere,
          ...sharedModules,
          ...forBusyMachines,
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...notOurs, "**/*.db.test.ts", "**/*.pg18.test.ts", "**/*.partitioned.test.ts"],
        },
      },
      onNewerPostgres(),
      onPartitions(),
      ...onSystemPostgres(),
      {
        test: {
          ...everywhere,
          ...withCluster("pg18"),
          ...sharedModules,
          ...forBusyMachines,
          name: "e2e",
          include: ["e2e/*.test.ts"],
          exclude: accounts,
        },
      },
      {
        test: {
          // ACCOUNTS_URL names a running product, which may be on another machine.
          ...(process.env.ACCOUNTS_URL ? {} : everywhere),
          ...(process.env.ACCOUNTS_URL ? {} : withCluster("pg18")),
          name: "accounts",
          include: accounts,
          // Each test waits for mails, and for replies that all take the same time. A given product counts their attempts together.
          sequence: { concurrent: !process.env.ACCOUNTS_URL },
          maxConcurrency: 12,
          ...forBusyMachines,
        },
      },
      {
        test: {
          ...everywhere,
          name: "embedded",
          include: ["**/*.pg18.test.ts"],
          exclude: notOurs,
          ...forBusyMachines,
        },
      },
    ],
  },
});
