/** `npm run operate -- <command>`: freezes users, switches calling off, checks the configuration and audits the ledger. */
import { operatorStore } from "#adapters/postgres/operator-store.ts";
import { systemClock } from "#server/compose/runtime.ts";
import { shareStorage } from "#server/compose/storage.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { failureSentence } from "#server/start-failure.ts";
import { auditLedger } from "./operate/audit-ledger.ts";
import { checkServices } from "./operate/check-services.ts";
import { type OperateCommand, readCommand, runOperate, UsageError } from "./operate/run-operate.ts";

try {
  const command = readCommand(process.argv.slice(2));
  const { done, sentence } = await (command.name === "check"
    ? checkServices(readConfig(process.env))
    : inStorage(command));
  console.log(sentence);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : failureSentence(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

async function inStorage(
  command: Exclude<OperateCommand, { name: "check" }>,
): Promise<{ done: boolean; sentence: string }> {
  const storage = await shareStorage(readStorageConfig(process.env), (sentence) => console.error(sentence));
  try {
    if (command.name === "audit") return await auditLedger(storage.connection, command.asJson);
    return await runOperate(operatorStore(storage.database), command, systemClock.now());
  } finally {
    await storage.close();
  }
}
