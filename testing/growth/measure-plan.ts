import pg from "pg";
import type { Client } from "#adapters/postgres/connection/database.ts";
import type { Statement } from "#adapters/postgres/sql.ts";

/** PostgreSQL plans a statement for its values, or once for all values. */
export const planModes = ["custom", "generic"] as const;
export type PlanMode = (typeof planModes)[number];

export interface MeasuredPlan {
  /** The fastest execution. */
  ms: number;
  /** Blocks that were read, from memory or not. */
  buffers: number;
  /** Tables that were read from their first row to their last. */
  readWhole: string[];
}

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: PlanNode[];
}

interface Explained {
  "QUERY PLAN": [{ Plan: PlanNode; "Execution Time": number }];
}

const name = "measured_plan";

/** Runs a statement and forgets what it wrote. */
export async function measurePlan(
  client: Client,
  { text, values }: Statement,
  mode: PlanMode,
  times = 3,
): Promise<MeasuredPlan> {
  await client.query(`PREPARE ${name} AS ${text}`);
  await client.query("BEGIN");
  try {
    await client.query(`SET LOCAL plan_cache_mode = force_${mode}_plan`);
    const argumentList = values.length === 0 ? "" : `(${values.map(literal).join(", ")})`;
    const runs: Explained["QUERY PLAN"][0][] = [];
    for (let run = 0; run < times; run++) {
      await client.query("SAVEPOINT before");
      const { rows } = await client.query<Explained>(
        `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) EXECUTE ${name} ${argumentList}`,
      );
      await client.query("ROLLBACK TO before");
      if (rows[0]) runs.push(rows[0]["QUERY PLAN"][0]);
    }
    const fastest = runs.toSorted((one, other) => one["Execution Time"] - other["Execution Time"])[0];
    if (!fastest) throw new Error("The statement was not run");
    const { Plan: plan } = fastest;
    return {
      ms: fastest["Execution Time"],
      buffers: (plan["Shared Hit Blocks"] ?? 0) + (plan["Shared Read Blocks"] ?? 0),
      readWhole: nodesOf(plan)
        .filter((node) => node["Node Type"] === "Seq Scan")
        .flatMap((node) => node["Relation Name"] ?? []),
    };
  } finally {
    await client.query(`ROLLBACK; DEALLOCATE ${name}`);
  }
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** A value as the driver sends it, written into the statement. */
function literal(value: unknown): string {
  return value === null || value === undefined ? "NULL" : pg.escapeLiteral(written(value));
}

function written(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map(element).join(",")}}`;
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function element(value: unknown): string {
  if (value === null) return "NULL";
  return Array.isArray(value) ? written(value) : JSON.stringify(written(value));
}
