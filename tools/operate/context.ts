import { userInfo } from "node:os";
import { announce } from "#adapters/postgres/event-channel.ts";
import { auditAlone, longestAudit_ms } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { currentBrand } from "#adapters/postgres/operators/brand-store.ts";
import { currentLanguages } from "#adapters/postgres/operators/language-offer-store.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import type { Request } from "#domain/operators/act.ts";
import type { AuditDeps } from "#domain/operators/product/audit-now.ts";
import type { Publish } from "#domain/user-events.ts";
import { openDataCipher } from "#server/compose/platform/data-cipher.ts";
import { randomIds, systemClock } from "#server/compose/platform/platform.ts";
import { type Storage, shareStorage } from "#server/compose/platform/storage.ts";
import { takeCreditValue } from "#server/compose/tariff.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { setBrand } from "#words/brand.ts";
import { setLanguageOffer } from "#words/offered-languages.ts";

interface Reasoned {
  options: Readonly<Record<string, string | true | undefined>>;
}

/** Environment of the commands: the configuration of the server, read when a command needs it. */
export interface Context {
  variables: NodeJS.ProcessEnv;
  now(): Date;
  /** For what is said beside the answer. */
  say(sentence: string): void;
  inStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T>;
  /** Runs use-cases of operators as the system's user. */
  operators<T>(given: Reasoned, work: (deps: AuditDeps, request: Request) => Promise<T>): Promise<T>;
}

export function commandContext(variables: NodeJS.ProcessEnv, say: (sentence: string) => void): Context {
  async function inStorage<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const storage = await shareStorage(readStorageConfig(variables), say);
    try {
      return await work(storage);
    } finally {
      await storage.close();
    }
  }
  return {
    variables,
    now: () => systemClock.now(),
    say,
    inStorage,
    operators: ({ options: { reason } }, work) =>
      inStorage(async ({ database, connection }) => {
        const config = readConfig(variables);
        setBrand(await database.withClient((client) => currentBrand(client, config.publicUrl, config.brand)));
        await takeCreditValue(database, config.currencies);
        setLanguageOffer(await database.withClient((client) => currentLanguages(client, config.languages)));
        const published: Promise<void>[] = [];
        const publish: Publish = (audience, event) => {
          published.push(announce(database, audience, event).catch((error) => say(String(error))));
        };
        const cipher = await openDataCipher(config);
        const deps: AuditDeps = {
          clock: systemClock,
          ids: randomIds,
          ...operatorAccess(database, { clock: systemClock, cipher, publish }),
          audit: () => auditAlone(connection, longestAudit_ms),
          grantLimit_mc: config.creditLimits().grantLimit_mc,
        };
        const actor = { kind: "system", name: userInfo().username } as const;
        try {
          return await work(deps, { actor, reason: reason === true ? undefined : reason });
        } finally {
          await Promise.all(published);
        }
      }),
  };
}
