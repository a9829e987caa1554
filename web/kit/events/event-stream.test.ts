import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { longestQuiet_ms, type ServerEvent } from "#contract/events.ts";
import { createSession } from "#web/kit/session/session.ts";
import { createEventStream, pageAttention } from "./event-stream.ts";

const none = { credits: 0, available: 0, call: null };
const balance = (credits: number): ServerEvent => ({ type: "balance", credits, available: credits });

/** A server whose connections the test opens, feeds and breaks. */
function fakeServer() {
  const connections: FakeConnection[] = [];
  let answer: ((connection: FakeConnection) => Response) | undefined;
  const fetcher: typeof fetch = async (_input, init) => {
    const connection = openConnection(init ?? {});
    connections.push(connection);
    return answer?.(connection) ?? connection.response;
  };
  return {
    fetcher,
    connections,
    /** True when the server answers requests other than for its events. */
    answers: true,
    /** Number of questions for the state. */
    asked: 0,
    answerWith(next: typeof answer) {
      answer = next;
    },
    get last() {
      const last = connections.at(-1);
      if (!last) throw new Error("The page has not connected");
      return last;
    },
  };
}

type FakeConnection = ReturnType<typeof openConnection>;

function openConnection(init: RequestInit) {
  let output: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      output = controller;
      init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
    },
  });
  return {
    csrfToken: new Headers(init.headers).get("x-csrf-token"),
    signal: init.signal,
    response: new Response(body, { headers: { "content-type": "text/event-stream" } }),
    write: (text: string) => output?.enqueue(new TextEncoder().encode(text)),
    send: (event: object) => output?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    end: () => output?.close(),
    break: () => output?.error(new TypeError("network error")),
  };
}

function fakePage() {
  const page = { visibilityState: "visible" as DocumentVisibilityState, addEventListener: vi.fn() };
  const attention = pageAttention(page);
  return {
    attention,
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState;
      page.addEventListener.mock.calls[0]?.[1]();
    },
  };
}

function open(csrfToken: string | null = "one") {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  };
  const session = createSession(store);
  if (csrfToken !== null) session.start(csrfToken);
  const server = fakeServer();
  const page = fakePage();
  const stream = createEventStream({
    session,
    fetcher: server.fetcher,
    attention: page.attention,
    random: () => 1,
    reachesServer: async () => server.answers,
    askState: async () => {
      server.asked += 1;
      return { type: "state", credits: server.asked, available: server.asked, call: null };
    },
  });
  const received: ServerEvent[] = [];
  for (const type of ["state", "balance", "call_warning"] as const) {
    stream.on(type, (event) => received.push(event));
  }
  const stop = stream.start();
  return { session, server, page, stream, received, stop, anotherTab: () => createSession(store) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the stream of events", () => {
  it("names the session it is meant for and calls the listeners of each event's type", async () => {
    const { server, received, stream } = open();
    const credits: number[] = [];
    const stop = stream.on("balance", (event) => credits.push(event.credits));
    await settle();
    expect(server.last.csrfToken).toBe("one");
    server.last.send(balance(3));
    server.last.send({ type: "tomorrow", what: "unknown" });
    server.last.send(balance(4));
    await settle();
    expect(received).toEqual([balance(3), balance(4)]);
    stop();
    server.last.send(balance(5));
    await settle();
    expect(credits).toEqual([3, 4]);
  });

  it.each([
    ["the user had none since before the page", 2_000, 2_001, 0],
    ["the page is older", 2_000, 2_000, 1],
    ["the server does not say", 2_000, undefined, 1],
    ["the device has slept", longestQuiet_ms, longestQuiet_ms, 1],
  ])("says whether the page missed an event while it opened: %s", async (_why, age_ms, quiet_ms, gaps) => {
    vi.setSystemTime(performance.timeOrigin + age_ms);
    const { server, stream } = open();
    const missed = vi.fn();
    stream.onGap(missed);
    await settle();
    server.last.send({ type: "state", ...none, quiet_ms });
    await settle();
    expect(missed).toHaveBeenCalledTimes(gaps);
    server.last.break();
    await vi.advanceTimersByTimeAsync(500);
    server.last.send({ type: "state", ...none, quiet_ms: longestQuiet_ms });
    await settle();
    expect(missed, "a stream was lost").toHaveBeenCalledTimes(gaps + 1);
  });

  it("calls the other listeners when one throws", async () => {
    const reported = vi.fn();
    // Node takes what a listener of an EventTarget throws for uncaught; browsers report it.
    const others = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").once("uncaughtException", reported);
    onTestFinished(() => {
      for (const other of others) process.on("uncaughtException", other);
    });
    const { server, stream } = open();
    const after = vi.fn();
    stream.on("balance", () => {
      throw new Error("broken");
    });
    stream.on("balance", after);
    await settle();
    server.last.send(balance(3));
    await settle();
    expect(after).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledOnce();
  });

  it("backs off after each failure and resets the backoff after an event", async () => {
    const { server, session } = open(null);
    server.answerWith(() => new Response(null, { status: 502 }));
    session.start("one");
    await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
    expect(server.connections).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.connections.length).toBeGreaterThan(7);
    expect(server.connections.length).toBeLessThan(10);

    server.answerWith(undefined);
    const tried = server.connections.length;
    while (server.connections.length === tried) await vi.advanceTimersByTimeAsync(500);
    server.last.send(balance(1));
    await settle();
    const before = server.connections.length;
    server.last.break();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.connections).toHaveLength(before + 1);
  });

  it.each(["end", "break"] as const)("reconnects after the %s of a connection", async (how) => {
    const { server, received } = open();
    await settle();
    server.last[how]();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.connections).toHaveLength(2);
    server.last.send(balance(2));
    await settle();
    expect(received).toEqual([balance(2)]);
  });

  it("gives up a connection only after 45 s of silence", async () => {
    const { server } = open();
    await settle();
    for (let beat = 0; beat < 20; beat++) {
      await vi.advanceTimersByTimeAsync(15_000);
      server.last.write(":\n\n");
    }
    expect(server.connections).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(45_000);
    expect(server.connections[0]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.connections).toHaveLength(2);
  });

  describe("that never comes through", () => {
    const held = () => Promise.reject(new TypeError("Failed to fetch")) as never;

    it("is blocked after three tries while the server answers, until an event arrives", async () => {
      const { server, session, stream } = open(null);
      const changes: boolean[] = [];
      stream.onBlocked(() => changes.push(stream.isBlocked()));
      server.answerWith(held);
      session.start("one");
      await vi.advanceTimersByTimeAsync(1_500);
      expect(changes, "a restart of the server").toEqual([]);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(changes).toEqual([true]);
      server.answerWith(undefined);
      await vi.advanceTimersByTimeAsync(15_000);
      server.last.send(balance(1));
      await settle();
      expect(changes).toEqual([true, false]);
    });

    it("is not blocked while the server answers nothing, or refuses", async () => {
      for (const refuse of [held, () => new Response(null, { status: 502 })]) {
        const { server, session, stream } = open(null);
        server.answers = refuse !== held;
        server.answerWith(refuse);
        session.start("one");
        await vi.advanceTimersByTimeAsync(120_000);
        expect(stream.isBlocked()).toBe(false);
      }
    });
  });

  describe("that a proxy keeps in its buffer", () => {
    const kept = () => new Promise<Response>(() => undefined) as never;

    it.each([
      ["with its headers", kept],
      ["behind its headers", undefined],
    ])("%s is noticed within 10 s, and the state is asked for every 5 s meanwhile", async (_what, answer) => {
      const { server, session, stream, received } = open(null);
      server.answerWith(answer);
      session.start("one");
      await vi.advanceTimersByTimeAsync(6_500);
      expect([stream.isBlocked(), server.asked]).toEqual([false, 0]);
      await vi.advanceTimersByTimeAsync(3_500);
      expect([stream.isBlocked(), server.asked]).toEqual([true, 1]);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(server.asked).toBe(5);
      expect(received.map((event) => "credits" in event && event.credits)).toEqual([1, 2, 3, 4, 5]);
      session.end("logged_out");
      await vi.advanceTimersByTimeAsync(60_000);
      expect(server.asked).toBe(5);
    });

    it("stays blocked when a full buffer passes at last, until a state comes at once", async () => {
      const { server, stream, received } = open();
      await vi.advanceTimersByTimeAsync(9_000);
      server.last.send(balance(7));
      await settle();
      expect(received).toContainEqual(balance(7));
      expect([stream.isBlocked(), server.last.signal?.aborted]).toEqual([true, true]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(server.connections).toHaveLength(2);
      server.last.send(balance(8));
      await settle();
      expect(stream.isBlocked()).toBe(false);
      const { asked } = server;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(server.asked).toBe(asked);
    });
  });

  it("connects only with a session, and reconnects when another session begins", async () => {
    const { server, session, received } = open(null);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.connections).toHaveLength(0);
    session.start("two");
    await settle();
    expect(server.last.csrfToken).toBe("two");
    session.start("three");
    await settle();
    expect(server.connections[0]?.signal?.aborted).toBe(true);
    expect(server.last.csrfToken).toBe("three");
    session.end("logged_out");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.last.signal?.aborted).toBe(true);
    expect(server.connections).toHaveLength(2);
    expect(received).toEqual([]);
  });

  it("ends the session that the server no longer knows", async () => {
    const { server, session } = open(null);
    server.answerWith(() => Response.json({}, { status: 401 }));
    session.start("old");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.ended()).toBe("expired");
    expect(server.connections).toHaveLength(1);
  });

  it("follows another tab to its new session instead of ending it", async () => {
    const { server, session, anotherTab } = open(null);
    server.answerWith(({ csrfToken, response }) =>
      csrfToken === "new" ? response : new Response(null, { status: 401 }),
    );
    session.start("old");
    anotherTab().start("new");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.csrfToken()).toBe("new");
    expect(server.last.csrfToken).toBe("new");
  });

  it("disconnects a page hidden for a minute unless it has a call, and reconnects when visible", async () => {
    const { server, page } = open();
    await settle();
    page.show("hidden");
    page.attention.setCall({ callId: "one", endedAt: null });
    page.attention.setCall({ callId: "two", endedAt: null });
    page.attention.setCall({ callId: "two", endedAt: "2026-11-30T01:00:00.000Z" });
    const beat = setInterval(() => server.last.write(":\n\n"), 15_000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(server.connections[0]?.signal?.aborted).toBe(false);
    page.attention.setCalls([]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(server.connections[0]?.signal?.aborted).toBe(false);
    clearInterval(beat);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.connections[0]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(server.connections).toHaveLength(1);
    page.show("visible");
    await settle();
    expect(server.connections).toHaveLength(2);
  });

  it("does not reconnect after stop", async () => {
    const { server, stop, session } = open();
    await settle();
    stop();
    await settle();
    expect(server.last.signal?.aborted).toBe(true);
    session.start("two");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.connections).toHaveLength(1);
  });
});
