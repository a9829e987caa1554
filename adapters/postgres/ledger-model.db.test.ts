import fc from "fast-check";
import { test } from "vitest";
import { atOnce, oneByOne } from "./testing/ledger-commands.ts";
import { openLedgerHarness } from "./testing/ledger-harness.ts";
import { newWallet } from "./testing/ledger-model.ts";
import { testDatabase } from "./testing/test-database.ts";

const connections = 16;
const database = testDatabase({ poolSize: connections });

const setUp = async () => ({ model: { ledger: newWallet }, real: await openLedgerHarness(database) });

/** A slow machine tries fewer wallets; a failure still ends in time to tell its seed. */
const limits = { interruptAfterTimeLimit: 7_000, markInterruptAsFailure: false };

test("one wallet does what the model does, operation by operation", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([oneByOne], { maxCommands: 60, size: "max" }), (commands) =>
      fc.asyncModelRun(setUp, commands),
    ),
    { ...limits, numRuns: 60 },
  );
});

test("one wallet on 16 connections does what the model does in some order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands([atOnce(connections)], { maxCommands: 12, size: "max" }), (commands) =>
      fc.asyncModelRun(setUp, commands),
    ),
    { ...limits, numRuns: 200 },
  );
});
