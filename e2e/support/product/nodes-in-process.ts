import { randomBytes } from "node:crypto";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { productDatabase } from "./product-database.ts";
import { startProductInProcess } from "./product-in-process.ts";
import { type Stops, stopAll } from "./stops.ts";

interface Sent {
  body?: object;
  token?: string;
}

export interface NodesInProcess {
  database: Database;
  /** Asks one of the two, from an address that the trusted proxy names. A body is posted. */
  ask(node: number, path: string, from: string, sent?: Sent): Promise<Response>;
  stop(): Promise<void>;
}

/** Two servers on one database inside the test's own process, behind a proxy that they trust. */
export async function startNodesInProcess(): Promise<NodesInProcess> {
  const shared = await productDatabase();
  const stops: Stops = [() => shared.stop()];
  const database = openDatabase({ connection: shared.connection, poolSize: 2 });
  stops.push(() => database.close());
  const variables = {
    DATABASE_URL: urlOf(shared.connection),
    TRUSTED_PROXIES: "127.0.0.1,::1",
    DATA_KEY: randomBytes(32).toString("base64"),
  };
  const urls: string[] = [];
  try {
    for (let node = 0; node < 2; node++) {
      const product = await startProductInProcess({ variables });
      stops.push(() => product.stop());
      urls.push(product.url);
    }
  } catch (error) {
    await stopAll(stops);
    throw error;
  }
  return {
    database,
    ask: (node, path, from, { body, token } = {}) =>
      fetch(`${urls[node % 2]}${path}`, {
        method: body === undefined ? "GET" : "POST",
        headers: {
          "x-forwarded-for": from,
          ...(body && { "content-type": "application/json" }),
          ...(token && { "x-auth-token": token }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    stop: () => stopAll(stops),
  };
}
