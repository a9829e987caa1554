import { describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { csrfHeader, noCsrfToken, sessionHeader } from "#contract/constants.ts";
import { route } from "#contract/route.ts";
import { createSession } from "#web/kit/session/session.ts";
import { setLanguageSource } from "#words/translate.ts";
import { createApi } from "./api.ts";

const things = route("POST /api/things/:id", {
  summary: "",
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.optional(z.number()) }),
  body: z.object({ name: z.string() }),
  reply: z.object({ size: z.number() }),
});
const open = route("GET /api/open", { summary: "", access: "visitor", reply: things.reply });

const refusal = (code: string, message: string) => ({ error: { code, message }, message, msg: message });

function client(answer: typeof fetch, csrfToken: string | null = "csrf-1") {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  const session = createSession(store);
  if (csrfToken !== null) session.start(csrfToken);
  const fetcher = vi.fn(answer);
  return { call: createApi(session, fetcher), session, fetcher, anotherTab: () => createSession(store) };
}

const replying =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

/** Never answers, and like `fetch` rejects when its signal is aborted. */
const silent: typeof fetch = (_input, init) =>
  new Promise((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

describe("a call", () => {
  it("fills in the path, the query and the body, and names its session", async () => {
    const { call, fetcher } = client(replying({ size: 3 }));
    const reply = await call(things, { params: { id: "a/b c" }, query: { page: 2 }, body: { name: "x" } });
    expect(reply).toEqual({ size: 3 });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe("/api/things/a%2Fb%20c?page=2");
    expect(init?.method).toBe("POST");
    expect(init?.body).toBe('{"name":"x"}');
    expect(new Headers(init?.headers).get(csrfHeader)).toBe("csrf-1");
    expect(new Headers(init?.headers).has(sessionHeader)).toBe(false);
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  });

  it("asks for an answer in the shown language", async () => {
    const { call, fetcher } = client(replying({ size: 3 }));
    setLanguageSource(() => "hi");
    await call(open);
    setLanguageSource(() => "en");
    await call(open);
    const languages = fetcher.mock.calls.map(([, init]) => new Headers(init?.headers).get("accept-language"));
    expect(languages).toEqual(["hi", "en"]);
  });

  it("leaves out an absent query and body, and names itself the page's without a session", async () => {
    const { call, fetcher } = client(replying({ size: 1 }), null);
    await call(open, { query: { page: undefined } });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe("/api/open");
    expect(init?.body).toBeUndefined();
    expect(new Headers(init?.headers).get(csrfHeader)).toBe(noCsrfToken);
  });
});

it("passes the answer's headers to the caller", async () => {
  const { call } = client(async () => Response.json({ size: 1 }, { headers: { "x-next": "2" } }));
  const readHeaders = vi.fn((headers: Headers) => headers.get("x-next"));
  await call(open, {}, { readHeaders });
  expect(readHeaders).toHaveReturnedWith("2");
});

describe("a call that fails", () => {
  it("carries the refusal's code, sentence, status and fields", async () => {
    const body = { ...refusal("created_with_provider", "Use Google."), useGoogleAuth: true };
    const { call } = client(replying(body, 403));
    await expect(call(open)).rejects.toMatchObject({
      name: "ApiError",
      code: "created_with_provider",
      message: "Use Google.",
      status: 403,
      body,
    });
  });

  it("reports unexpected_reply for an answer that is not the API's", async () => {
    const { call } = client(async () => new Response("<html>Bad gateway</html>", { status: 502 }));
    await expect(call(open)).rejects.toMatchObject({ code: "unexpected_reply", status: 502 });
  });

  it("reports unexpected_reply for a reply that breaks the contract", async () => {
    const { call } = client(replying({ size: "three" }));
    await expect(call(open)).rejects.toMatchObject({ code: "unexpected_reply", status: 200 });
  });

  it("reports network for a lost connection", async () => {
    const { call } = client(async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(call(open)).rejects.toMatchObject({ code: "network", status: 0 });
  });

  it("reports timeout after the route's own limit", async () => {
    const { call } = client(silent);
    await expect(call(open, {}, { timeout_ms: 1 })).rejects.toMatchObject({ code: "timeout", status: 0 });
  });

  it("rejects with the caller's reason when aborted", async () => {
    const { call } = client(silent);
    const stop = new AbortController();
    const result = call(open, {}, { signal: stop.signal });
    stop.abort(new Error("left the page"));
    await expect(result).rejects.toThrow("left the page");
  });
});

describe("a 401", () => {
  const answer = replying(refusal("unauthenticated", "Please log in."), 401);

  it("ends the session after a user's request", async () => {
    const { call, session } = client(answer);
    await expect(call(things, { params: { id: "1" } })).rejects.toMatchObject({ status: 401 });
    expect(session.csrfToken()).toBeNull();
    expect(session.ended()).toBe("expired");
  });

  it("keeps the session after a visitor's request, such as a wrong password", async () => {
    const { call, session } = client(answer);
    await expect(call(open)).rejects.toMatchObject({ status: 401 });
    expect(session.csrfToken()).toBe("csrf-1");
  });

  it("keeps a session that began during the request", async () => {
    const { call, session } = client(async () => {
      session.start("csrf-2");
      return answer();
    });
    await expect(call(things, { params: { id: "1" } })).rejects.toMatchObject({ status: 401 });
    expect(session.csrfToken()).toBe("csrf-2");
  });

  it("keeps a session that another tab began, and follows its logout", async () => {
    const { call, session, anotherTab } = client(answer);
    anotherTab().start("csrf-3");
    await expect(call(things, { params: { id: "1" } })).rejects.toMatchObject({ status: 401 });
    expect(session.csrfToken()).toBe("csrf-3");
    anotherTab().end("logged_out");
    await expect(call(things, { params: { id: "1" } })).rejects.toMatchObject({ status: 401 });
    expect(session.csrfToken()).toBeNull();
    expect(session.ended()).toBe("logged_out");
  });
});
