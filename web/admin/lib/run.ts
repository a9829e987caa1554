import type * as z from "zod/mini";
import { operatorRoutes } from "#contract/operators/routes.ts";
import type { RouteReply } from "#contract/route.ts";
import type { CallOptions } from "#web/kit/api/api.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queries, selfKey } from "./queries.ts";
import { deskRefusal, withSecondFactor } from "./second-factor.ts";

type Routes = typeof operatorRoutes;
/** A use-case that the page can ask for. */
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
