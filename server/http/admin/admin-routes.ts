import { Readable } from "node:stream";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { UseCase } from "#contract/operators/permissions.ts";
import { operatorDocument, operatorRoutes, operatorSelf } from "#contract/operators/routes.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import { type Request, refuseActor } from "#domain/operators/act.ts";
import type { Actor } from "#domain/operators/actor.ts";
import { budgetOf, type OperatorBudget } from "#domain/operators/operator-limits.ts";
import { ownGrant } from "#domain/operators/operator-self.ts";
import { openMessages } from "#domain/operators/people/inbox.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { SignedInUser } from "#domain/users/sign-in/authenticate.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Call, Mount } from "#server/http/mount.ts";
import type { AdminDeps, Handler, OnWire } from "./admin-deps.ts";
import { listHandlers } from "./list-handlers.ts";
import { moneyHandlers } from "./money-handlers.ts";
import { peopleHandlers } from "./people-handlers.ts";
import { productHandlers } from "./product-handlers.ts";
import { tariffHandlers } from "./tariff-handlers.ts";
import { watchHandlers } from "./watch-handlers.ts";

/** The handler of each use-case on the wire. A use-case without a handler does not compile. */
const handlers: { [Name in OnWire]: Handler<Name> } = {
  ...peopleHandlers,
  ...moneyHandlers,
  ...tariffHandlers,
  ...watchHandlers,
  ...productHandlers,
  ...listHandlers,
};

export interface AdminRoutesDeps extends AdminDeps {
  limits: RateLimits<OperatorBudget>;
  /** These routes as OpenAPI. */
  document(): Record<string, unknown>;
}

/** Reads that the page repeats by itself, which keep no desk in use. */
const polled: readonly UseCase[] = ["list_calls", "read_alarms", "read_fraud", "read_today"];

/** The use-cases of operators. Each checks the session, and the grant of its user, anew. */
export function adminRoutes(mount: Mount, deps: AdminRoutesDeps): void {
  const { limited } = limiter(deps.limits);
  const useCases = Object.keys(operatorRoutes) as OnWire[];
  for (const useCase of useCases) serve(useCase);

  mount.user(operatorSelf, async (call, { id, email, sessionId }) =>
    limited(call, "act", id, async () => {
      const grant = await ownGrant(deps, { userId: id, sessionId });
      if (isRefusal(grant)) return grant;
      return {
        id,
        email,
        role: grant.role,
        expiresAt: grant.expiresAt.toISOString(),
        openMessages: await openMessages(deps, grant.role),
        creditsPerUsd: creditsPerUsd(),
      };
    }),
  );
  mount.user(operatorDocument, async (call, { id, sessionId }) =>
    limited(call, "act", id, async () => {
      const grant = await ownGrant(deps, { userId: id, sessionId });
      return isRefusal(grant) ? grant : deps.document();
    }),
  );

  function serve<Name extends OnWire>(useCase: Name): void {
    const handle = handlers[useCase];
    const budget = budgetOf[useCase];
    const answer = (call: Call<(typeof operatorRoutes)[Name]>, user: SignedInUser) => {
      const { id } = user;
      if (hasNul(call.body)) return Promise.resolve(refuse("invalid_request"));
      const request: Request = { actor: actorOf(user), reason: reasonIn(call.body) };
      const work = async () => {
        const result = await handle(deps, request, call.body);
        if (result instanceof Readable) call.reply.type("text/csv; charset=utf-8");
        if (!isRefusal(result) && !polled.includes(useCase)) {
          await deps.connection(({ grants }) => grants.touchDesk(user.sessionId, deps.clock.now()));
        }
        return result;
      };
      return limited(call, "act", id, () =>
        budget === undefined ? work() : limited(call, budget, id, work),
      );
    };
    const route: Route = operatorRoutes[useCase];
    // A deck is too long to be read for others.
    mount.user(operatorRoutes[useCase], answer, {
      ...(route.longestBody_bytes !== undefined && {
        beforeBody: (user) => refuseActor(deps, actorOf(user), useCase),
      }),
    });
  }
}

function actorOf({ id, sessionId }: SignedInUser): Actor {
  return { kind: "operator", userId: id, sessionId };
}

/** PostgreSQL keeps no text with this character. The bodies of operators are flat. */
function hasNul(body: object): boolean {
  return Object.values(body).some((value) => typeof value === "string" && value.includes("\0"));
}

function reasonIn(body: unknown): string | undefined {
  const given = typeof body === "object" && body !== null && "reason" in body ? body.reason : undefined;
  return typeof given === "string" ? given : undefined;
}
