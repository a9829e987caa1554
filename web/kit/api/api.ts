import * as z from "zod/mini";
import { csrfHeader, noCsrfToken, timeouts_ms } from "#contract/constants.ts";
import type { Route, RouteInput, RouteReply } from "#contract/route.ts";
import type { Session } from "#web/kit/session/session.ts";
import { currentLanguage } from "#words/translate.ts";
import { ApiError, errorFromReply } from "./api-error.ts";

export interface CallOptions {
  timeout_ms?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Sent beside the client's own. */
  headers?: Readonly<Record<string, string>> | undefined;
  readHeaders?: ((headers: Headers) => void) | undefined;
}

export type CallApi = <R extends Route>(
  route: R,
  input?: RouteInput<R>,
  options?: CallOptions,
) => Promise<RouteReply<R>>;

/**
 * The API's client, typed by the contract. The browser adds the session's cookie to each request, and the request names
 * the session that it is meant for. When the server no longer knows that session, the session ends here too.
 * @throws ApiError for refusals, time-outs, lost connections and answers that break the contract.
 */
export function createApi(session: Session, fetcher: typeof fetch): CallApi {
  return async <R extends Route>(route: R, input: RouteInput<R> = {}, options: CallOptions = {}) => {
    const csrfToken = session.csrfToken();
    const response = await answer(fetcher, buildRequest(route, input, csrfToken, options.headers), options);
    const body = await readBody(response);
    if (!response.ok) {
      if (response.status === 401 && route.access === "user") {
        // Another tab may have logged in or out a moment ago.
        session.refresh();
        if (session.csrfToken() === csrfToken) session.end("expired");
      }
      throw errorFromReply(response.status, body);
    }
    const reply = z.safeParse<R["reply"]>(route.reply, body);
    if (!reply.success) {
      throw new ApiError("unexpected_reply", `${route.path} broke the contract.`, response.status, body);
    }
    options.readHeaders?.(response.headers);
    return reply.data;
  };
}

function buildRequest(
  route: Route,
  input: RouteInput<Route>,
  csrfToken: string | null,
  more: CallOptions["headers"],
) {
  const headers: Record<string, string> = {
    ...more,
    accept: "application/json",
    "accept-language": currentLanguage(),
    [csrfHeader]: csrfToken ?? noCsrfToken,
  };
  const init: RequestInit = { method: route.method, headers, cache: "no-store" };
  if (input.body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(input.body);
  }
  return { url: addressOf(route, input), init };
}

function addressOf(route: Route, input: RouteInput<Route>): string {
  const params = textValues(input.params);
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const query = new URLSearchParams(textValues(input.query)).toString();
  return query ? `${path}?${query}` : path;
}

function textValues(values: unknown): Record<string, string> {
  if (typeof values !== "object" || values === null) return {};
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([name, value]) => [name, String(value)]));
}

async function answer(
  fetcher: typeof fetch,
  { url, init }: ReturnType<typeof buildRequest>,
  { timeout_ms = timeouts_ms.standard, signal }: CallOptions,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeout_ms);
  try {
    return await fetcher(url, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit });
  } catch (error) {
    if (signal?.aborted) throw error;
    if (limit.aborted) throw new ApiError("timeout", "The server took too long to answer.");
    throw new ApiError("network", "The server could not be reached.");
  }
}

async function readBody(response: Response): Promise<unknown> {
  try {
    const type = response.headers.get("content-type");
    if (type?.startsWith("text/csv") || type?.startsWith("audio/")) return await response.blob();
    return await response.json();
  } catch {
    return undefined;
  }
}
