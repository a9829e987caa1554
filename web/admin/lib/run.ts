import type * as z from "zod/mini";
import { operatorRoutes } from "#contract/operators/routes.ts";
import type { RouteReply } from "#contract/route.ts";
import type { CallOptions } from "#web/lib/api.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queries, selfKey } from "./queries.ts";

type Routes = typeof operatorRoutes;
/** A use-case that the page can ask for. */
export type WireUseCase = keyof Routes;
export type RunBody<U extends WireUseCase> = z.input<Routes[U]["body"]>;
export type RunReply<U extends WireUseCase> = RouteReply<Routes[U]>;

/**
 * Runs a use-case on the server. A forbidden one asks who the operator is again: the grant may have ended.
 * @throws ApiError
 */
export async function run<U extends WireUseCase>(
  useCase: U,
  body: RunBody<U>,
  options?: CallOptions,
): Promise<RunReply<U>> {
  try {
    return await callApi(operatorRoutes[useCase], { body }, options);
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      void queries.invalidateQueries({ queryKey: selfKey });
    }
    throw error;
  }
}
