import { endCalls } from "#adapters/postgres/calls/end-calls.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { announce } from "#adapters/postgres/event-channel.ts";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { accountReader } from "#adapters/postgres/users/user-store.ts";
import type { OperatorControls } from "#domain/operators/operator-controls.ts";
import { emailKey } from "#domain/users/user.ts";

/** The operator's controls for tests of other rooms, each in a transaction of its own. */
export function operatorOnDatabase(database: Database) {
  const run = <T>(work: (controls: OperatorControls) => Promise<T>) =>
    database.transaction((client) => work(operatorControls(client)));

  async function setFrozen(email: string, frozenAt: Date | null) {
    const user = await database.withClient((client) => accountReader(client).findByEmail(emailKey(email)));
    if (user) await run((controls) => controls.setFrozen(user.id, frozenAt));
    return user;
  }

  return {
    async freeze(email: string, at: Date): Promise<boolean> {
      const user = await setFrozen(email, at);
      if (user) {
        await database.withClient((client) => endCalls(client, user, at));
        await announce(database, { walletId: user.walletId }, { type: "changed" });
      }
      return user !== undefined;
    },
    unfreeze: async (email: string) => (await setFrozen(email, null)) !== undefined,
    stopCalling: (at: Date) => run((controls) => controls.stopCalling(at)),
    resumeCalling: (at: Date) => run((controls) => controls.resumeCalling(at)),
    stopped: () => run((controls) => controls.stopped()),
    spend: () => run((controls) => controls.spend()),
    resetSpend: (at: Date) => run((controls) => controls.resetSpend(at)),
  };
}
