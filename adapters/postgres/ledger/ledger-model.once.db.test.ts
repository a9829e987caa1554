import fc from "fast-check";
import { test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { atOnce, oneByOne } from "#testing/ledger/ledger-commands.ts";
import { openLedgerHarness } from "#testing/ledger/ledger-harness.ts";
import { newWallet } from "#testing/ledger/ledger-model.ts";

const connections = 16;
const database = testDatabase({ poolSize: connections });

const setUp = async () => ({ model: { ledger: newWallet }, real: await openLedgerHarness(database) });

/** A slow machine tries fewer wallets, so that a failure still has time to report its seed. */
const limits = { interruptAfterTimeLimit: 4_000, markInterruptAsFailure: false };

test("one wallet agrees with the model after each operation", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([oneByOne], { maxCommands: 60, size: "max" }), (commands) =>
      fc.asyncModelRun(setUp, commands),
    ),
    { ...limits, numRuns: 20 },
  );
});

test("one wallet on 16 connections agrees with the model in some order of the operations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([atOnce(connections)], { maxCommands: 12, size: "max" }), (commands) =>
      fc.asyncModelRun(setUp, commands),
    ),
    { ...limits, numRuns: 40 },
  );
});
