/** No request, however wrong, breaks the product, and one that is refused changes nothing. */
import fc from "fast-check";
import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { readyUser } from "#e2e/support/routes/ready-user.ts";
import {
  contentTypes,
  nearlyValuesOf,
  pathParts,
  rawBodies,
  valuesOf,
} from "#e2e/support/routes/schema-values.ts";

/** Requests to each route. A failure names the seed; a soak by hand has thousands: CONTRIBUTING.md. */
const numRuns = Number(process.env.FAST_CHECK_RUNS ?? 10);
const seed = Number(process.env.FAST_CHECK_SEED ?? 20_261_122);
const plenty = "10000000";

let product: ProductInProcess;

beforeAll(async () => {
  product = await startProductInProcess({
    variables: {
      NETWORK_REQUESTS_PER_MINUTE: plenty,
      WEBHOOKS_PER_MINUTE: plenty,
      USER_REQUESTS_PER_MINUTE: plenty,
    },
    // Nothing listens there, so mails stay where they can be counted.
    configure: (config) => ({ ...config, mail: { ...config.mail, smtpUrl: "smtp://localhost:1" } }),
  });
});
afterAll(() => product?.stop());

interface Sent {
  path: string;
  query: unknown;
  body: string | undefined;
  contentType: string;
  /** True when the request has a user's session. */
  session: boolean;
}

const schemaOf = (schema: unknown) => (schema instanceof z.ZodType ? schema : undefined);

function requestsTo({ url, schema }: RouteOptions): fc.Arbitrary<Sent> {
  const body = schemaOf(schema?.body);
  const query = schemaOf(schema?.querystring);
  const json = body && fc.oneof(valuesOf(body), nearlyValuesOf(body)).map((value) => JSON.stringify(value));
  return fc.record({
    path: fc.array(pathParts, { minLength: 3, maxLength: 3 }).map((parts) => filled(url, parts)),
    query: query ? fc.oneof(valuesOf(query), nearlyValuesOf(query)) : fc.constant(undefined),
    body: fc.oneof(
      { weight: json ? 8 : 0, arbitrary: json ?? rawBodies },
      { weight: 2, arbitrary: rawBodies },
    ),
    contentType: fc.oneof(
      { weight: 9, arbitrary: fc.constant("application/json") },
      { weight: 1, arbitrary: contentTypes },
    ),
    session: fc.boolean(),
  });
}

const filled = (url: string, parts: readonly string[]) =>
  parts.reduce((path, part) => path.replace(/:\w+|\*/, part.replaceAll("$", "")), url);

function queryOf(query: unknown): string {
  if (query === undefined) return "";
  const fields = typeof query === "object" && query !== null ? query : { [String(query)]: "" };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) parameters.append(name, textOf(value));
  return `?${parameters}`.slice(0, 8_000);
}

const textOf = (value: unknown): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value);

let machines = 0;

async function send({ method }: RouteOptions, sent: Sent, token: string) {
  machines += 1;
  const hasBody = method !== "GET" && sent.body !== undefined;
  return product.app.inject({
    method: method as "GET" | "POST" | "DELETE",
    url: sent.path + queryOf(sent.query),
    remoteAddress: `10.${machines >> 16}.${(machines >> 8) & 255}.${machines & 255}`,
    headers: {
      accept: "application/json",
      ...(sent.session ? { "x-auth-token": token } : {}),
      ...(hasBody ? { "content-type": sent.contentType } : {}),
    },
    ...(hasBody ? { payload: sent.body ?? "" } : {}),
  });
}

/** Counts of attempts, and what the jobs write, may change at any time. */
const uncounted = new Set([
  "alarm",
  "alarm_delivery",
  "hour_charges",
  "hour_figures",
  "ledger_audit",
  "rate_limit",
  "exchange_rate",
  "pumping_watch",
  "spend_watch",
  "spent_challenge",
  "schema_migration",
]);
/** The jobs change these rows and add none. */
const rowsAlone = new Set(["outbox", "payment", "call", "session"]);
let snapshot = "";

/** Content of the tables, as one statement sees it. */
async function readTables(): Promise<string[]> {
  return product.database.withClient(async (client) => {
    if (snapshot === "") {
      const { rows } = await client.query<{ name: string }>(
        "SELECT relname AS name FROM pg_stat_user_tables ORDER BY relname",
      );
      const parts = rows
        .map(({ name }) => name)
        .filter((name) => !uncounted.has(name))
        .map((name) => {
          // A written row carries the number of its transaction, so any write changes the newest one or the count.
          const newest = rowsAlone.has(name) ? "" : " || ' ' || max(xmin::text::bigint)";
          return `SELECT '${name}' AS name, count(*)::text${newest} AS value FROM "${name}"`;
        });
      snapshot = parts.join(" UNION ALL ");
    }
    // By its name PostgreSQL plans it once, which takes longer than to read the tables.
    const { rows } = await client.query<{ name: string; value: string | null }>({
      name: "snapshot",
      text: snapshot,
    });
    return rows.map(({ name, value }) => `${name} ${value}`);
  });
}

test("every route answers every request without failing, and refuses without writing", async () => {
  const routes = product.routes.filter(({ method }) => method !== "HEAD" && !Array.isArray(method));
  const failed: string[] = [];
  let statuses = 0;
  for (const route of routes) {
    let { token } = await readyUser(product.database, 100_000);
    let before = await readTables();
    const property = fc.asyncProperty(requestsTo(route), async (sent) => {
      // A stream that is accepted does not end.
      const reply = await send(
        route,
        route.url === "/api/events" ? { ...sent, session: false } : sent,
        token,
      );
      statuses += 1;
      const shown = reply.payload.slice(0, 2_000);
      const after = await readTables();
      const changed = after.filter((table) => !before.includes(table));
      before = after;
      expect(reply.statusCode, shown).toBeLessThan(500);
      if (reply.statusCode < 400) return;
      expect(shown).not.toMatch(/node_modules|\bat \/|ZodError|SELECT |postgres/);
      expect(changed).toEqual([]);
      if (reply.statusCode !== 429) return;
      // Another user is not over the limit of this one.
      token = (await readyUser(product.database, 100_000)).token;
      before = await readTables();
    });
    await fc.assert(property, { numRuns, seed }).catch((error: Error) => {
      failed.push(`${route.method} ${route.url}\n${error.message.slice(0, 3_000)}\n${error.cause}`);
    });
  }
  expect(failed.join("\n\n")).toBe("");
  expect(statuses).toBeGreaterThanOrEqual(numRuns * routes.length);
}, 3_600_000);
