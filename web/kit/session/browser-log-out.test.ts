import { expect, it } from "vitest";
import { csrfHeader, sessionHeader } from "#contract/constants.ts";
import { createLogOut } from "./browser-log-out.ts";
import { createSession } from "./session.ts";

/** A browser with this in its storage, and a server that can be out of reach. */
function browser(stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const session = createSession(store);
  const sent: [string, Record<string, string>][] = [];
  const server: { answer: () => Promise<Response> } = { answer: async () => Response.json({}) };
  const fetcher: typeof fetch = async (url, init) => {
    sent.push([`${init?.method} ${url}`, Object.fromEntries(new Headers(init?.headers))]);
    return server.answer();
  };
  return { values, store, session, sent, server, ...createLogOut({ session, store, fetcher }) };
}

const logout = "POST /api/auth/logout";

it("ends the session here and on the server, and leaves nothing behind", async () => {
  const { session, sent, values, logOut } = browser();
  session.start("csrf-1", "ada");
  const loggedOut = logOut();
  expect(session.csrfToken(), "before the server answers").toBeNull();
  await loggedOut;
  expect(session.ended()).toBe("logged_out");
  expect(sent).toEqual([[logout, { [csrfHeader]: "csrf-1" }]]);
  expect([...values]).toEqual([]);
});

it.each([
  ["cannot be reached", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ["fails", async () => new Response(null, { status: 503 })],
])("logs out again later when the server %s", async (_what, answer) => {
  const { session, sent, server, values, logOut, finish } = browser();
  session.start("csrf-1", "ada");
  server.answer = answer;
  await logOut();
  expect(session.csrfToken()).toBeNull();
  server.answer = async () => Response.json({});
  await finish();
  await finish();
  expect(sent).toEqual([
    [logout, { [csrfHeader]: "csrf-1" }],
    [logout, { [csrfHeader]: "csrf-1" }],
  ]);
  expect([...values]).toEqual([]);
});

it("logs out the session that another tab has begun", async () => {
  const { session, store, sent, logOut } = browser();
  session.start("csrf-1", "ada");
  createSession(store).start("csrf-2", "ada");
  await logOut();
  expect(sent).toEqual([[logout, { [csrfHeader]: "csrf-2" }]]);
});

it("ends a session whose token an older page kept within reach of scripts", async () => {
  const { session, sent, values, finish } = browser({ "farline.token": "token-1" });
  expect(session.csrfToken()).toBeNull();
  await finish();
  expect(sent).toEqual([[logout, { [sessionHeader]: "token-1" }]]);
  expect([...values]).toEqual([]);
});

it("sends nothing when no session was left", async () => {
  const { sent, finish, logOut } = browser();
  await finish();
  await logOut();
  expect(sent).toEqual([]);
});
