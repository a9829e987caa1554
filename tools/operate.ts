/** `npm run operate -- <command>`: freezes users, switches calling off, keeps backups, checks and audits. */
import { operatorStore } from "#adapters/postgres/operator-store.ts";
import { systemClock } from "#server/compose/runtime.ts";
import { locateStorage, type Storage, shareStorage } from "#server/compose/storage.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { commandFailure } from "./command-failure.ts";
import { auditLedger } from "./operate/audit-ledger.ts";
import { checkServices } from "./operate/check-services.ts";
import { runBackup } from "./operate/run-backup.ts";
import {
  type BackupCommand,
  type OperateCommand,
  readCommand,
  runOperate,
  UsageError,
} from "./operate/run-operate.ts";

try {
  const command = readCommand(process.argv.slice(2));
  const { done, sentence } = await run(command);
  console.log(sentence);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : commandFailure(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

function run(command: OperateCommand): Promise<{ done: boolean; sentence: string }> {
  switch (command.name) {
    case "check":
      return checkServices(readConfig(process.env));
    case "backup":
    case "restore":
    case "move":
      return onWholeDatabase(command);
    case "audit":
      return inStorage(({ connection }) => auditLedger(connection, command.asJson));
    default:
      return inStorage(({ database }) => runOperate(operatorStore(database), command, systemClock.now()));
  }
}

async function onWholeDatabase(command: BackupCommand): Promise<{ done: boolean; sentence: string }> {
  const storage = await locateStorage(readStorageConfig(process.env), (sentence) => console.error(sentence));
  try {
    return { done: true, sentence: await runBackup(command, storage.connection, systemClock.now()) };
  } finally {
    await storage.close();
  }
}

async function inStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
  const storage = await shareStorage(readStorageConfig(process.env), (sentence) => console.error(sentence));
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
