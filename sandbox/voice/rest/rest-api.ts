import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { apiVersion } from "#sandbox/voice/webhooks/parameters.ts";
import { isAuthentic } from "./authenticate.ts";
import { pathOf, sendFault, sendRestError } from "./errors.ts";

/** The path of the sandbox's account; the carrier does not find another one. */
export const accountPath = `/${apiVersion}/Accounts/${sandboxAccounts.voice.accountSid}`;

const form = "application/x-www-form-urlencoded";

/** Adds routes that take forms, for the account's token or its API key, and refuse in the carrier's shape. */
export function restApi(app: FastifyInstance, addRoutes: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
    if (scope.hasContentTypeParser(form)) scope.removeContentTypeParser(form);
    scope.addContentTypeParser(form, { parseAs: "string", bodyLimit: 16 * 1024 }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.addHook("onRequest", async (request, reply) => {
      if (isAuthentic(request.headers.authorization)) return;
      reply.header("www-authenticate", 'Basic realm="Twilio API"');
      return sendRestError(reply, 401, 20_003, "Authenticate");
    });
    scope.setErrorHandler((error, _request, reply) => sendFault(reply, error));
    addRoutes(scope);
  });
}

export const pageQuery = z.object({
  PageSize: z.coerce.number().int().min(1).max(1_000).catch(50),
  Page: z.coerce.number().int().min(0).max(100_000).catch(0),
});
type PageQuery = z.infer<typeof pageQuery> & Record<string, string | number | undefined>;

/** The items of a page, and the addresses of its neighbours, which carry the whole query. */
export function pageOf<T>(items: readonly T[], address: string, query: PageQuery) {
  const { Page, PageSize } = query;
  const start = Page * PageSize;
  const at = (page: number) => {
    const values = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, Page: page })) {
      if (value !== undefined) values.set(name, String(value));
    }
    return `${address}?${values}`;
  };
  return {
    start,
    shown: items.slice(start, start + PageSize),
    own: at(Page),
    first: at(0),
    previous: Page > 0 ? at(Page - 1) : null,
    next: start + PageSize < items.length ? at(Page + 1) : null,
  };
}

/** Sends a page of a list of the account. */
export function sendList(
  reply: FastifyReply,
  name: string,
  items: readonly object[],
  query: PageQuery,
): FastifyReply {
  const { start, shown, own, first, previous, next } = pageOf(items, pathOf(reply), query);
  return reply.send({
    [name]: shown,
    page: query.Page,
    page_size: query.PageSize,
    start,
    end: start + Math.max(0, shown.length - 1),
    uri: own,
    first_page_uri: first,
    previous_page_uri: previous,
    next_page_uri: next,
  });
}
