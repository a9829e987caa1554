import { userInfo } from "node:os";
import { announce } from "#adapters/postgres/event-channel.ts";
import { auditAlone, longestAudit_ms } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { silentObserver } from "#domain/observer.ts";
import type { Request } from "#domain/operators/act.ts";
import type { AuditDeps } from "#domain/operators/product/audit-now.ts";
import { endPayments } from "#domain/payments/end-payments.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Publish } from "#domain/user-events.ts";
import type { DeletionDeps } from "#domain/users/user-deps.ts";
import { paymentDeps } from "#server/compose/payments.ts";
import { openDataCipher } from "#server/compose/platform/data-cipher.ts";
import { randomIds, systemClock } from "#server/compose/platform/runtime.ts";
import { type Storage, shareStorage } from "#server/compose/platform/storage.ts";
import { readConfig, readStorageConfig } from "#server/config.ts";
import { commandFailure } from "#tools/command-failure.ts";

/** Dependencies of the operators' use-cases, also of those that ask the card provider. */
export interface CommandDeps extends AuditDeps, Pick<DeletionDeps, "options" | "endPayments"> {
  payments: PaymentDeps;
}

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
  operators<T>(given: Reasoned, work: (deps: CommandDeps, request: Request) => Promise<T>): Promise<T>;
}

/** A logger that says its sentences, and of details the failure alone. */
function logTo(say: (sentence: string) => void) {
  return {
    warn: (sentence: string) => say(sentence),
    error: ({ err }: { err?: unknown }, sentence: string) => say(`${sentence}: ${commandFailure(err)}`),
  };
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
        const published: Promise<void>[] = [];
        const publish: Publish = (audience, event) => {
          published.push(announce(database, audience, event).catch((error) => say(String(error))));
        };
        const cipher = await openDataCipher(config);
        const common = { config, clock: systemClock, ids: randomIds, database, cipher, publish };
        // The servers' meters prolong the calls of a wallet that is credited from here.
        const credited = async () => {};
        const payments = paymentDeps({ ...common, log: logTo(say), observer: silentObserver }, credited);
        const deps: CommandDeps = {
          clock: systemClock,
          ids: randomIds,
          ...operatorAccess(database, common),
          payments,
          audit: () => auditAlone(connection, longestAudit_ms),
          grantLimit_mc: config.grantLimit_mc,
          options: { publicUrl: config.publicUrl, protectedAddresses: config.protectedAddresses },
          endPayments: (user) => endPayments(payments, user),
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
