import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { superuser } from "#adapters/postgres/embedded/cluster.ts";
import { type DatabaseServer, databaseServer, type Programs } from "./database-server.ts";
import { startForwarder } from "./forwarder.ts";

export type ReplicatedDatabase = Awaited<ReturnType<typeof startReplicatedDatabase>>;

export interface ReplicationOptions extends Programs {
  folder: string;
  ports: { nodes: number; standby: number };
  isSynchronous: boolean;
}

const standbyName = "standby";
const standbyLimit_ms = 60_000;

/**
 * A primary and its standby, behind one address that always leads to the primary: PostgreSQL's streaming replication, with a
 * script in the place of Patroni's decisions.
 */
export async function startReplicatedDatabase(options: ReplicationOptions) {
  const { folder, ports, isSynchronous } = options;
  const settings = {
    max_connections: "100",
    primary_conninfo: `host=127.0.0.1 port=${ports.standby} user=${superuser} application_name=${standbyName}`,
    wal_retrieve_retry_interval: "200ms",
    wal_keep_size: "256MB",
  };
  let primary = databaseServer(join(folder, "one"), options, settings);
  let standby = databaseServer(join(folder, "other"), options, settings);
  const nodes = await startForwarder(ports.nodes);
  const replication = await startForwarder(ports.standby);

  /** As Patroni does: commits wait for a standby only while it is known to follow. */
  async function waitForStandby(server: DatabaseServer, names: string): Promise<void> {
    await server.query(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await server.query("SELECT pg_reload_conf()");
  }

  /** Waits until a commit is on both servers before it is answered; asynchronous, until the standby follows. */
  async function protectedAgain(): Promise<void> {
    const wanted = isSynchronous ? "sync_state = 'sync'" : "state = 'streaming'";
    const until_ms = Date.now() + standbyLimit_ms;
    const find = `SELECT 1 FROM pg_stat_replication WHERE application_name = '${standbyName}' AND `;
    const follows = async (condition: string) => {
      while ((await primary.query(find + condition)).length === 0) {
        if (Date.now() > until_ms)
          throw new Error(`The standby does not follow within ${standbyLimit_ms} ms`);
        await sleep(50);
      }
    };
    await follows("state = 'streaming'");
    if (isSynchronous) await waitForStandby(primary, standbyName);
    await follows(wanted);
  }

  async function followPrimary(): Promise<void> {
    await standby.copyFrom(primary);
    replication.leadTo(primary.cluster);
    await standby.start();
    await protectedAgain();
  }

  async function stop(): Promise<void> {
    await Promise.all([nodes.close(), replication.close()]);
    await standby.stop();
    await primary.stop();
  }

  try {
    await primary.initialise();
    await primary.start();
    await followPrimary();
    nodes.leadTo(primary.cluster);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `postgres://${superuser}@127.0.0.1:${ports.nodes}/postgres`,
    /** The folder of the primary's socket: a way to it that no fault cuts. */
    primaryFolder: () => primary.cluster,
    protectedAgain,
    /** Restarts the primary at once, as after a crash. */
    async restart(): Promise<void> {
      await primary.crash();
      await primary.start();
    },
    /** The standby loses its connection, the primary dies `lag_ms` later, and the standby takes over. */
    async switchOver(lag_ms: number): Promise<void> {
      replication.leadTo(undefined);
      await sleep(lag_ms);
      // A primary that still answers would take commits that the new one never sees.
      await primary.crash();
      await standby.query("SELECT pg_promote(true, 60)");
      [primary, standby] = [standby, primary];
      await waitForStandby(primary, "");
      nodes.leadTo(primary.cluster);
      await followPrimary();
    },
    stop,
  };
}
