import type { FaultName } from "./arguments.ts";
import type { ReplicatedDatabase } from "./database/replicated-database.ts";
import type { TwoNodes } from "./product/two-nodes.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface System {
  database: ReplicatedDatabase;
  nodes: TwoNodes;
}

/** A fault with all that is random about it, drawn before it happens. */
export interface Fault {
  name: FaultName;
  sentence: string;
  /** Does the harm, and resolves when every part is up again. @throws Error for what does not come back */
  happen(system: System): Promise<void>;
}

const longestPause_ms = 1_000;
/** For how long the standby may have followed no more when its primary dies. */
const longestLag_ms = 1_500;

export function drawFault(random: SeededRandom, names: readonly [FaultName, ...FaultName[]]): Fault {
  const name = random.pick(names);
  const node = random.pick([0, 1]);
  const pause_ms = Math.round(random.between(0, longestPause_ms));
  const lag_ms = Math.round(random.between(0, longestLag_ms));
  switch (name) {
    case "kill":
      return {
        name,
        sentence: `kill -9 of node ${node + 1}, down for ${pause_ms} ms`,
        happen: ({ nodes }) => nodes.killNode(node, pause_ms),
      };
    case "restart":
      return {
        name,
        sentence: "immediate restart of PostgreSQL",
        async happen({ database }) {
          await database.restart();
          await database.protectedAgain();
        },
      };
    case "switchover":
      return {
        name,
        sentence: `the primary dies ${lag_ms} ms after its standby was cut off, which takes over`,
        happen: ({ database }) => database.switchOver(lag_ms),
      };
    case "update":
      return {
        name,
        sentence: "SIGTERM and a new start of one node after the other",
        async happen({ nodes }) {
          for (const each of [node, 1 - node]) await restart(nodes, each);
        },
      };
  }
}

async function restart(nodes: TwoNodes, node: number): Promise<void> {
  const code = await nodes.restartNode(node);
  if (code !== 0) throw new Error(`Node ${node + 1} ended with exit code ${code} after SIGTERM`);
}
