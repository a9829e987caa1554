import { join } from "node:path";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { systemPostgres } from "./testing/database/system-postgres.ts";
import { hasProgram } from "./testing/programs.ts";
import { compileOnce } from "./tools/compile-once.ts";

compileOnce();

const everywhere = { setupFiles: ["tools/only-localhost.ts"] };
/** Loading every module again for every file would cost half of the tests' work; no test may leave a module changed. */
const sharedModules = { isolate: false };
/** Generous limits: the time that a test takes, or waits for a state, says nothing about what it holds. */
const forBusyMachines = {
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
};
/** The tests that start whole products take longest, so the others follow: begun last, each would be waited for alone. */
const afterProducts = { sequence: { groupOrder: 1 } };

/** With LATE_ANSWERS_MS the page's parts come late too, by up to a tenth of it. */
const late_ms = Number(process.env.LATE_ANSWERS_MS ?? 0) / 10;
const lateParts: Plugin = {
  name: "late-parts",
  enforce: "post",
  transform(code, id) {
    if (late_ms === 0 || !/\/web\/(?!testing\/).*(?<!\.test)\.tsx?$/.test(id)) return;
    const wait = `process.getBuiltinModule("node:timers/promises").setTimeout(Math.random() * ${late_ms})`;
    return code.replace(/\bimport\(("[^"]+")\)/g, `${wait}.then(() => import($1))`);
  },
};

const notOurs = ["**/node_modules/**", ".data/**", "web/dist/**"];

const databaseTests = "**/*.db.test.ts";
const twins = "sandbox/**/*.test.ts";
/** Long searches, and long tests that run no statement beside those of others: no version and no partition changes them. */
const once = "**/*.once.db.test.ts";
/** The tests of what belongs to wallets. */
const ofWallets = [
  "domain/{calls,ledger,marks,payments}/**/*.db.test.ts",
  "adapters/postgres/{calls,ledger,payments}/**/*.db.test.ts",
];

const hasOlderPostgres = hasProgram({
  path: "PostgreSQL 15",
  package: "postgresql-15",
  isThere: () => systemPostgres() !== undefined,
});

type Cluster = "pg18" | "pg15" | "partitioned";

/** Starts a cluster before a project's tests, which is away with them. */
function withCluster(name: Cluster) {
  return { globalSetup: [`testing/database/${name}.setup.ts`] };
}

/** Tests against one version of PostgreSQL, on a cluster of its own. */
function onPostgres(name: Cluster, include: string[], exclude: string[], settings = {}) {
  return {
    test: {
      ...everywhere,
      ...sharedModules,
      ...forBusyMachines,
      ...afterProducts,
      ...withCluster(name),
      ...settings,
      name,
      include,
      exclude: [...notOurs, ...exclude],
    },
  };
}

/** All database tests, on the newer version. The older one runs each of their statements too. */
function onNewerPostgres() {
  if (!hasOlderPostgres) return onPostgres("pg18", [databaseTests], []);
  return onPostgres("pg18", [databaseTests], [], {
    setupFiles: [...everywhere.setupFiles, "testing/database/every-statement.ts"],
    globalSetup: [...withCluster("pg18").globalSetup, "testing/database/statements.setup.ts"],
  });
}

/** Tests of all that the older version can change beside the statements: migrations, backups, connections and their settings. */
function onOlderPostgres() {
  if (!hasOlderPostgres) return [];
  return [onPostgres("pg15", ["adapters/postgres/**/*.db.test.ts"], [...ofWallets, once])];
}

/**
 * The tests of what belongs to wallets, on tables that are partitioned by the wallet. The older version knows less about
 * partitions, so they run on it where it is installed; tables in one part, on the newer version.
 */
const onPartitions = onPostgres(
  "partitioned",
  [...ofWallets, "adapters/postgres/*.partitioned.test.ts"],
  [once],
);

/** The page loads the SDK that a test gives. */
const givenSdk: Plugin = {
  name: "given-sdk",
  enforce: "pre",
  resolveId(source, importer = "") {
    const isOfPage = source === "./load-sdk.ts" && !/\.test\.ts/.test(importer);
    return isOfPage ? join(import.meta.dirname, "web/testing/given-sdk.ts") : null;
  },
};

/** ACCOUNTS_URL names a running product, which may be on another machine. */
const startsAccounts = process.env.ACCOUNTS_URL === undefined;

export default defineConfig({
  test: {
    // Most of these tests wait for a database or a process; three leave processors idle, one at a time would take more than
    // twice as long.
    maxWorkers: 4,
    projects: [
      {
        test: {
          ...everywhere,
          ...sharedModules,
          ...forBusyMachines,
          ...afterProducts,
          name: "unit",
          include: ["**/*.test.ts"],
          exclude: [...notOurs, "e2e/**", twins, "**/*.{db,pg18,partitioned}.test.ts"],
        },
      },
      {
        test: {
          ...everywhere,
          ...sharedModules,
          ...forBusyMachines,
          ...afterProducts,
          name: "twins",
          include: [twins],
          exclude: [...notOurs, databaseTests],
        },
      },
      {
        plugins: [lateParts, givenSdk],
        test: {
          ...everywhere,
          // Each file has a document of its own, which modules keep hold of.
          isolate: true,
          ...forBusyMachines,
          // Several states, each of which may take as long.
          testTimeout: 240_000,
          ...afterProducts,
          name: "screens",
          include: ["web/**/*.test.tsx"],
          environment: "./testing/screens/environment.ts",
          globalSetup: ["e2e/support/product/screens.setup.ts"],
        },
      },
      onNewerPostgres(),
      onPartitions,
      ...onOlderPostgres(),
      {
        test: {
          ...everywhere,
          ...withCluster("pg18"),
          ...sharedModules,
          ...forBusyMachines,
          name: "e2e",
          include: ["e2e/server/*.test.ts"],
        },
      },
      {
        test: {
          ...(startsAccounts && { ...everywhere, ...withCluster("pg18") }),
          ...forBusyMachines,
          name: "accounts",
          include: ["e2e/accounts/*.test.ts"],
          // Each test waits for mails, and for replies that all take the same time. A given product counts their attempts together.
          sequence: { concurrent: startsAccounts },
          maxConcurrency: 12,
        },
      },
      {
        test: {
          ...everywhere,
          ...sharedModules,
          ...forBusyMachines,
          name: "embedded",
          include: ["**/*.pg18.test.ts"],
          exclude: notOurs,
        },
      },
      {
        test: {
          ...everywhere,
          ...forBusyMachines,
          name: "moments",
          include: ["e2e/wide/server/*.test.ts"],
        },
      },
    ],
  },
});
