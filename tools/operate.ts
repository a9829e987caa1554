/** `npm run operate -- <command>`: freezes users and switches calling off, on a running product. */
import { operatorStore } from "#adapters/postgres/operator-store.ts";
import { systemClock } from "#server/compose/runtime.ts";
import { shareStorage } from "#server/compose/storage.ts";
import { readStorageConfig } from "#server/config.ts";
import { failureSentence } from "#server/start-failure.ts";
import { readCommand, runOperate, UsageError } from "./operate/run-operate.ts";

try {
  const command = readCommand(process.argv.slice(2));
  const storage = await shareStorage(readStorageConfig(process.env), (sentence) => console.error(sentence));
  try {
    const operator = operatorStore(storage.database);
    const { done, sentence } = await runOperate(operator, command, systemClock.now());
    console.log(sentence);
    process.exitCode = done ? 0 : 1;
  } finally {
    await storage.close();
  }
} catch (error) {
  console.error(error instanceof UsageError ? error.message : failureSentence(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
