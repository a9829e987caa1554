import type { ServiceFindings } from "#domain/service-check.ts";
import { checkServices } from "#server/compose/platform/check-services.ts";
import { locateStorage } from "#server/compose/platform/storage.ts";
import { postgresUrl } from "#server/config/urls.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { auditLedger } from "#tools/operate/audit-ledger.ts";
import { type Command, type Outcome, UsageError } from "#tools/operate/command.ts";
import type { Context } from "#tools/operate/context.ts";
import { type BackupCommand, proveBackup, runBackup } from "#tools/operate/run-backup.ts";
import { onScratchDatabase } from "#tools/operate/scratch-database.ts";

export const databaseCommands: readonly Command[] = [
  {
    name: "check",
    words: "",
    example: "check",
    summary:
      "ask the database and every configured service whether this configuration works; changes nothing",
    async run(_given, { variables }) {
      return outcomeOf(await checkServices(readConfig(variables)));
    },
  },
  {
    name: "audit",
    words: "",
    example: "audit --json",
    useCase: "audit_ledger",
    summary: "check that every balance, hold and chain of transfers agrees; exit code 1 when not",
    run: (given, { operators }) => operators(given, auditLedger),
  },
  {
    name: "backup",
    words: "FILE",
    example: "backup /safe/2026-12-01.gz",
    summary: "keep the whole database in a new file, while the server goes on",
    run: ({ words }, context) => onWholeDatabase({ name: "backup", file: words[0] ?? "" }, context),
  },
  {
    name: "restore",
    words: "FILE",
    example: "restore /safe/2026-12-01.gz",
    summary: "fill an empty database from such a file",
    run: ({ words }, context) => onWholeDatabase({ name: "restore", file: words[0] ?? "" }, context),
  },
  {
    name: "prove-backup",
    words: "FILE",
    example: "prove-backup /safe/2026-12-01.gz",
    summary: "fill an empty database of its own from such a file, and delete it again; the desk says when",
    run: ({ words: [file = ""] }, { inStorage, now }) =>
      inStorage(async ({ database }) => ({
        end: "done",
        sentence: await proveBackup(file, database, { now, onEmpty: onScratchDatabase }),
      })),
  },
  {
    name: "move",
    words: "URL",
    example: "move postgres://farline@host/farline",
    summary: "copy the whole database into an empty one; stop every server before",
    async run({ words: [url = ""] }, context) {
      const { data, error } = postgresUrl.safeParse(url);
      if (error)
        throw new UsageError(`move needs the address of a database: it ${error.issues[0]?.message}.`);
      return onWholeDatabase({ name: "move", url: data }, context);
    },
  },
];

/** A line for each finding. One that is wrong refuses the whole. */
export function outcomeOf(services: readonly ServiceFindings[]): Outcome {
  const lines = services.flatMap(({ service, findings }) =>
    findings.map(({ right, sentence }) => `${right ? "right" : "WRONG"}  ${service}: ${sentence}`),
  );
  const wrongs = services.flatMap(({ findings }) => findings.filter(({ right }) => !right)).length;
  const summary =
    wrongs === 0 ? `All ${lines.length} checks are right.` : `${wrongs} of ${lines.length} checks are wrong.`;
  return { end: wrongs === 0 ? "done" : "refused", sentence: [...lines, summary].join("\n") };
}

async function onWholeDatabase(command: BackupCommand, { variables, say, now }: Context): Promise<Outcome> {
  const storage = await locateStorage(readStorageConfig(variables), say);
  try {
    return { end: "done", sentence: await runBackup(command, storage.connection, now()) };
  } finally {
    await storage.close();
  }
}
