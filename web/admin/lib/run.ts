import type * as z from "zod/mini";
import { operatorRoutes } from "#contract/operators/routes.ts";
import type { RouteReply } from "#contract/route.ts";
import type { CallOptions } from "#web/kit/api/api.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { createQueryClient } from "#web/kit/api/query-client.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { deskRefusal, withSecondFactor } from "./second-factor.tsx";

// Reads are recorded, so nothing is read again for a window that gets the focus.
export const queries = createQueryClient({ refetchOnWindowFocus: false, refetchOnReconnect: false });

// The next operator must not see what the last one may.
session.subscribe(() => queries.clear());

export const selfKey = ["self"] as const;
/** The prefix of everything that use-cases have read. */
export const readsKey = ["read"] as const;

type Routes = typeof operatorRoutes;
export type WireUseCase = keyof Routes;
export type RunBody<U extends WireUseCase> = z.input<Routes[U]["body"]>;
export type RunReply<U extends WireUseCase> = RouteReply<Routes[U]>;

/**
 * Runs a use-case on the server, after a second factor where that is asked for. A use-case that is forbidden for another
 * reason asks who the operator is again: the grant or the session may be over.
 * @throws ApiError
 */
export async function run<U extends WireUseCase>(
  useCase: U,
  body: RunBody<U>,
  options?: CallOptions,
): Promise<RunReply<U>> {
  try {
    return await withSecondFactor(() => callApi(operatorRoutes[useCase], { body }, options));
  } catch (error) {
    const isForbidden = error instanceof ApiError && error.status === 403;
    if (isForbidden && deskRefusal(error)?.missing !== "factor") {
      void queries.invalidateQueries({ queryKey: selfKey });
    }
    throw error;
  }
}
