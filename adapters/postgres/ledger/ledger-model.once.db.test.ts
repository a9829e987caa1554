import fc from "fast-check";
import { test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { lateAfterFirst } from "#testing/ledger/late-after-first.ts";
import { atOnce, oneByOne } from "#testing/ledger/ledger-commands.ts";
import { openLedgerHarness } from "#testing/ledger/ledger-harness.ts";
import { newWallet } from "#testing/ledger/ledger-model.ts";

const connections = 16;
const database = testDatabase({ poolSize: connections });

const setUp = async () => ({ model: { ledger: newWallet }, real: await openLedgerHarness(database) });

test("one wallet agrees with the model after each operation", async () => {
  const isLate = lateAfterFirst(4_000);
  await fc.assert(
    fc.asyncProperty(fc.commands([oneByOne], { maxCommands: 60, size: "max" }), async (commands) => {
      if (!isLate()) await fc.asyncModelRun(setUp, commands);
    }),
    { numRuns: 20 },
  );
});

test("one wallet on 16 connections agrees with the model in some order of the operations", async () => {
  const isLate = lateAfterFirst(4_000);
  await fc.assert(
    fc.asyncProperty(
      fc.commands([atOnce(connections)], { maxCommands: 12, size: "max" }),
      async (commands) => {
        if (!isLate()) await fc.asyncModelRun(setUp, commands);
      },
    ),
    { numRuns: 40 },
  );
});
