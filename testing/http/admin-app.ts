import { auditAlone } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { tariffReader } from "#adapters/tariff-deck/tariff-reader.ts";
import { webhookSender } from "#adapters/webhook/webhook-sender.ts";
import { sessionHeader } from "#contract/constants.ts";
import { operatorRoutes, operatorSelf } from "#contract/operators/routes.ts";
import { defaultSpendLimits } from "#domain/calls/lines/watch-spend.ts";
import { operatorLimits } from "#domain/operators/operator-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { OnWire } from "#server/http/admin/admin-deps.ts";
import { type AdminRoutesDeps, adminRoutes } from "#server/http/admin/admin-routes.ts";
import type { TestDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { defaultBrand } from "#words/brand.ts";
import { wholeOffer } from "#words/offered-languages.ts";
import { routesApp } from "./user-app.ts";

/** The routes of operators on a real database. Costs: a minute to Tuvalu costs a USD. */
export async function adminApp(database: TestDatabase, payments: PaymentDeps) {
  const operators = await operatorHarness(database);
  const { users } = operators;
  const costs = new Map([["TV", { fixed_usd_e6: 1_000_000, mobile_usd_e6: 1_000_000 }]]);
  const deps: AdminRoutesDeps = {
    ...operators.deps,
    payments,
    webhooks: webhookSender({ allowsThisMachine: true }),
    operatorEmail: "operator@farline.test",
    alarmThresholds: {},
    brandAtStart: defaultBrand,
    languagesAtStart: wholeOffer,
    callLimits: { calling: true },
    spendLimits: defaultSpendLimits,
    options: users.deps.options,
    endPayments: async () => undefined,
    readTariff: tariffReader(costs),
    costBasis: () => ({ costs, rows: [] }),
    services: async () => [],
    pause: async () => {},
    cardWebhookSettings: "ours",
    sandboxed: [],
    hasOwnTexts: false,
    audit: () => auditAlone(database.connection(), 10_000),
    limits: rateLimits({ ...rateLimitStores(database), clock: users.deps.clock }, operatorLimits),
    document: () => ({ paths: {} }),
  };
  const app = await routesApp(database, users.deps, (mount) => adminRoutes(mount, deps));

  async function ask(useCase: OnWire | "self", token: string | undefined, body: object = {}) {
    const { method, path } = useCase === "self" ? operatorSelf : operatorRoutes[useCase];
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: "127.0.0.1",
      headers: token === undefined ? {} : { [sessionHeader]: token },
      ...(method === "POST" && { payload: body }),
    });
    const isJson = String(reply.headers["content-type"]).startsWith("application/json");
    return { status: reply.statusCode, body: isJson ? reply.json() : undefined, text: reply.body };
  }

  return {
    ...operators,
    app,
    ask,
    /** A user with a second factor and a session, and without a grant. */
    async ungranted() {
      const person = await users.verified();
      await operators.addPasskey(person.id);
      return { ...person, ...(await operators.passkeySession(person.id)) };
    },
  };
}
