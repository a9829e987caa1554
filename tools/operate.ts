/** `npm run operate -- <command>`: freezes users, switches calling off, and checks the configuration. */
import { operatorStore } from "#adapters/postgres/operator-store.ts";
import { systemClock } from "#server/compose/runtime.ts";
import { shareStorage } from "#server/compose/storage.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { failureSentence } from "#server/start-failure.ts";
import { checkServices } from "./operate/check-services.ts";
import { readCommand, runOperate, type StoreCommand, UsageError } from "./operate/run-operate.ts";

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

async function inStorage(command: StoreCommand): Promise<{ done: boolean; sentence: string }> {
  const storage = await shareStorage(readStorageConfig(process.env), (sentence) => console.error(sentence));
  try {
    return await runOperate(operatorStore(storage.database), command, systemClock.now());
  } finally {
    await storage.close();
  }
}
