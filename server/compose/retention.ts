import type { Database } from "#adapters/postgres/connection/database.ts";
import { removeOldMarks } from "#adapters/postgres/marks/mark-retention.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { removeOldRows } from "#adapters/postgres/users/retention.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { markRetention } from "#domain/mark-retention.ts";
import { rateLimitRetention } from "#domain/rate-limits/retention.ts";
import { keptRetention, type Retention, removeOld } from "#domain/retention.ts";
import { openidRetention, userRetention } from "#domain/users/retention.ts";
import type { Config } from "#server/config.ts";
import type { Host, Platform } from "./platform/platform.ts";

type Access = ReturnType<typeof accountAccess>;

/** Every rule: docs/operating.md, "What is deleted when", says the same. */
export function retentionRules(
  { keptDays }: Pick<Config, "keptDays">,
  access: Access,
  database: Database,
): Retention[] {
  return [
    ...userRetention(access),
    ...openidRetention(access),
    ...rateLimitRetention(rateLimitStores(database)),
    ...keptRetention(keptDays, removeOldRows(database)),
    ...markRetention(removeOldMarks(database)),
  ];
}

/** Runs on every node; each skips the rows that another is removing. */
export function removeOldData(platform: Platform, { jobs }: Host): void {
  const { config, clock, database } = platform;
  const rules = retentionRules(config, accountAccess(database, platform), database);
  jobs.push({ name: "remove what is old", every_ms: 60_000, run: () => removeOld(rules, clock) });
}
