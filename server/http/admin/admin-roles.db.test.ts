import { beforeEach, expect, test } from "vitest";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { mayRun, needsReason, permissions, roles } from "#contract/operators/permissions.ts";
import { operatorRoutes } from "#contract/operators/routes.ts";
import { requestAbout, requestsOfOperators } from "#server/http/testing/requests-of-operators.ts";
import { adminApp } from "#testing/http/admin-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import type { OnWire } from "./admin-deps.ts";

const harness = paymentHarness();
let app: Awaited<ReturnType<typeof adminApp>>;
beforeEach(async () => {
  app = await adminApp(harness.database, harness.deps);
});

test("every use-case but the giving of roles is on the page", () => {
  const elsewhere = ["grant_role", "revoke_role"];
  const all = Object.keys(permissions).filter((useCase) => !elsewhere.includes(useCase));
  expect(Object.keys(operatorRoutes).toSorted()).toEqual(all.toSorted());
});

test("each use-case answers the roles that have its right, with a reason where one is needed", async () => {
  const user = await app.users.verified();
  const people = new Map(
    await Promise.all(roles.map(async (role) => [role, await app.operator(role)] as const)),
  );
  const stranger = await app.ungranted();
  const { noGrant, noRight, reasonMissing } = operatorMessages;
  const withoutReason = reasonMissing({ shortest: 5, longest: 500 });
  for (const useCase of Object.keys(operatorRoutes) as OnWire[]) {
    const { status } = requestsOfOperators[useCase];
    const about = useCase === "delete_user" ? await app.users.verified() : user;
    const filled = requestAbout(useCase, about.email);
    const given = { ...filled, reason: needsReason(useCase) ? "ticket 1042" : undefined };
    const ask = async (token: string | undefined, sent: object = given) => {
      const { status: code, body: reply } = await app.ask(useCase, token, { reason: "", ...sent });
      return { useCase, code, sentence: code === 200 ? "" : reply.message };
    };
    const { token: owner } = people.get("owner") ?? stranger;
    const others = roles.filter((role) => !mayRun(role, useCase));
    const refusals = await Promise.all([
      ask(undefined),
      ask(stranger.token),
      ...others.map((role) => ask(people.get(role)?.token)),
      ...(needsReason(useCase) ? [ask(owner, filled)] : []),
    ]);
    expect(refusals).toEqual([
      { useCase, code: 401, sentence: expect.any(String) },
      { useCase, code: 403, sentence: noGrant },
      ...others.map((role) => ({ useCase, code: 403, sentence: noRight(role) })),
      ...(needsReason(useCase) ? [{ useCase, code: 400, sentence: withoutReason }] : []),
    ]);
    for (const [role, { token: own }] of people) {
      if (mayRun(role, useCase)) expect(await ask(own)).toMatchObject({ useCase, code: status });
    }
  }
});

test("the page learns who the operator is, and others read why not", async () => {
  const [finance, stranger] = [await app.operator("finance"), await app.ungranted()];
  expect(await app.ask("self", undefined)).toMatchObject({ status: 401 });
  expect(await app.ask("self", stranger.token)).toMatchObject({
    status: 403,
    body: { message: operatorMessages.noGrant },
  });
  expect(await app.ask("self", finance.token)).toMatchObject({
    status: 200,
    body: { email: finance.email, role: "finance", expiresAt: "2026-03-31T12:00:00.000Z" },
  });
});
