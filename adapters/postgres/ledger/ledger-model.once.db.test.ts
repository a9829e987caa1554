import fc from "fast-check";
import { test } from "vitest";
import { atOnce, oneByOne } from "#adapters/postgres/testing/ledger/ledger-commands.ts";
import { openLedgerHarness } from "#adapters/postgres/testing/ledger/ledger-harness.ts";
import { newWallet } from "#adapters/postgres/testing/ledger/ledger-model.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";

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
    { ...limits, numRuns: 60 },
  );
});

test("one wallet on 16 connections agrees with the model in some order of the operations", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([atOnce(connections)], { maxCommands: 12, size: "max" }), (commands) =>
      fc.asyncModelRun(setUp, commands),
    ),
    { ...limits, numRuns: 200 },
  );
});
