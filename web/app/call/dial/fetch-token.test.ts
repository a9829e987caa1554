import { expect, test } from "vitest";
import { createApi } from "#web/kit/api/api.ts";
import { createSession } from "#web/kit/session/session.ts";
import { tokenFetcher } from "./fetch-token.ts";

const session = createSession({ getItem: () => null, setItem: () => {}, removeItem: () => {} });

/** The header of each request for a token. */
async function sentBy(tracing: boolean): Promise<(string | null)[]> {
  const sent: (string | null)[] = [];
  const fetchToken = tokenFetcher(
    createApi(session, async (_url, init) => {
      sent.push(new Headers(init?.headers).get("traceparent"));
      return Response.json({ token: "token" });
    }),
    tracing,
  );
  expect([await fetchToken(), await fetchToken()]).toEqual(["token", "token"]);
  return sent;
}

test("each token begins a trace of its own where the server traces, and none where it does not", async () => {
  const [one, other] = await sentBy(true);
  for (const header of [one, other]) expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(one).not.toBe(other);
  expect(await sentBy(false)).toEqual([null, null]);
});
