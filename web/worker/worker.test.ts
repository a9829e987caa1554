import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

const origin = "https://farline.example";
const script = "/assets/index-1.js";
const shellName = "farline-shell-1";

/** The device's storage, the server and the open pages; a test changes what they do. */
let stored: Map<string, Map<string, Response>>;
let isDiskFull: boolean;
let server: (path: string) => Promise<Response>;
let requests: string[];
let chosenLanguage: string | undefined;
let openPages: number;
const skipWaiting = vi.fn();

const listeners = new Map<string, (event: object) => void>();

const page = (language: string, named = script) =>
  new Response(
    `<html lang="${language}"><script src="${named}"></script>"/assets/words-${language}-1.js"<div id="root">`,
    { headers: { "content-security-policy": "default-src 'self'", etag: '"1"' } },
  );

const pathOf = (asset: string | { url: string }) => {
  const url = new URL(typeof asset === "string" ? asset : asset.url, origin);
  return url.pathname + url.search;
};

async function openCache(name: string) {
  if (isDiskFull) throw new Error("The disk is full");
  const files = stored.get(name) ?? new Map<string, Response>();
  stored.set(name, files);
  return {
    match: async (path: string) => files.get(path)?.clone(),
    put: async (path: string, file: Response) => void files.set(path, file),
    async addAll(given: (string | { url: string })[]) {
      for (const asset of given) files.set(pathOf(asset), await server(pathOf(asset)));
    },
  };
}

const worker = {
  addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  cookieStore: { get: async () => chosenLanguage && { value: chosenLanguage } },
  clients: { matchAll: async () => Array(openPages).fill({}) },
  skipWaiting,
};
for (const [name, value] of Object.entries({
  self: worker,
  location: new URL(origin),
  shellName,
  shellFiles: [script, "/theme.js"],
  caches: {
    open: openCache,
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  },
  fetch(asset: string | { url: string }) {
    requests.push(pathOf(asset));
    return server(pathOf(asset));
  },
  Request: class {
    readonly url: string;
    constructor(path: string) {
      this.url = origin + path;
    }
  },
}))
  vi.stubGlobal(name, value);
afterAll(() => void vi.unstubAllGlobals());
await import("./worker.ts");

/** Sends an event; resolves once the worker has done what it waits for. */
async function send(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = [];
  listeners.get(type)?.({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) });
  await Promise.all(work);
}

/** The worker's answer to a request of a page; undefined where it leaves the request to the browser. */
function ask(path: string, { method = "GET", mode = "cors" } = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const request = { url: new URL(path, origin).href, method, mode };
  listeners.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  return answer;
}

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const keptPaths = () => [...(stored.get(shellName)?.keys() ?? [])];
const keptPage = () => stored.get(shellName)?.get("/offline-page");
const outOfReach = () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => {
  stored = new Map();
  isDiskFull = false;
  server = async (path) => {
    if (!path.startsWith("/dashboard")) return new Response(`server: ${path}`);
    return page(new URL(path, origin).searchParams.get("lang") ?? "en");
  };
  requests = [];
  chosenLanguage = undefined;
  openPages = 1;
  skipWaiting.mockClear();
});

describe("the installation", () => {
  it("keeps the files of the app, its page and the page's words, and no answer of the API", async () => {
    await send("install");
    expect(keptPaths()).toEqual([script, "/theme.js", "/assets/words-en-1.js", "/offline-page"]);
    expect(await keptPage()?.clone().text()).toContain('<div id="root" data-offline');
    expect([...(keptPage()?.headers.keys() ?? [])]).toEqual(["content-security-policy", "content-type"]);
  });

  it("keeps the language that was chosen on this device", async () => {
    chosenLanguage = "de";
    await send("install");
    expect(await keptPage()?.text()).toContain('<html lang="de"');
    expect(keptPaths()).toContain("/assets/words-de-1.js");
  });

  it("fails while the server has another release", async () => {
    server = async () => page("en", "/assets/index-2.js");
    await expect(send("install")).rejects.toThrow("another release");
  });

  it("drops what older releases have kept once it is active", async () => {
    await send("install");
    await openCache("farline-shell-0");
    await send("activate");
    expect([...stored.keys()]).toEqual([shellName]);
  });
});

describe("a page that chooses a language", () => {
  it("has its page and words kept, once", async () => {
    await send("install");
    await send("message", { data: "ar" });
    expect(await keptPage()?.clone().text()).toContain('<html lang="ar"');
    expect(keptPaths()).toContain("/assets/words-ar-1.js");
    requests = [];
    await send("message", { data: "ar" });
    expect(requests).toEqual([]);
  });

  it("changes nothing while the server is out of reach or of another release", async () => {
    await send("install");
    for (const answer of [outOfReach, async () => page("ar", "/assets/index-2.js")]) {
      server = answer;
      await send("message", { data: "ar" });
      expect(await keptPage()?.clone().text()).toContain('<html lang="en"');
    }
  });
});

describe("a request", () => {
  it.each([
    ["of the API", "/api/contacts", {}],
    ["that changes something", "/dashboard", { method: "POST", mode: "navigate" }],
    ["to another site", "https://other.example/assets/index-1.js", {}],
    ["for the operators' page", "/admin/users", { mode: "navigate" }],
    ["for a file that is not kept", "/assets/settings-page-1.js", {}],
  ])("%s is left to the browser", (_what, path, request) => {
    expect(ask(path, request)).toBeUndefined();
  });

  it("for a page shows the kept one only when the server is out of reach", async () => {
    await send("install");
    expect(await textOf(ask("/calls", { mode: "navigate" }))).toBe("server: /calls");
    server = outOfReach;
    expect(await textOf(ask("/calls", { mode: "navigate" }))).toContain("data-offline");
  });

  it("for a page shows the kept one when the server has not answered in 6 seconds", async () => {
    await send("install");
    vi.useFakeTimers();
    server = () => new Promise(() => {});
    const answer = ask("/calls", { mode: "navigate" });
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    expect(await textOf(answer)).toContain("data-offline");
  });

  it("for a file with a hash is answered from the device, and for another from the server while it answers", async () => {
    await send("install");
    server = async () => new Response("newer");
    expect(await textOf(ask(script))).toBe(`server: ${script}`);
    expect(await textOf(ask("/theme.js"))).toBe("newer");
    server = outOfReach;
    expect(await textOf(ask("/theme.js"))).toBe("server: /theme.js");
  });

  it("is answered by the server where the device's storage fails", async () => {
    isDiskFull = true;
    expect(await textOf(ask(script))).toBe(`server: ${script}`);
    expect(await textOf(ask("/calls", { mode: "navigate" }))).toBe("server: /calls");
  });
});

it.each([
  [1, 1],
  [2, 0],
])("with %i open pages a new release takes over %i times when a page asks", async (pages, times) => {
  openPages = pages;
  await send("message", { data: "take over" });
  await new Promise((done) => setTimeout(done));
  expect(skipWaiting).toHaveBeenCalledTimes(times);
});

it("that removes the worker drops all that it kept, and leaves open pages alone", async () => {
  await send("install");
  const unregister = vi.fn(async () => {});
  Object.assign(worker, { registration: { unregister } });
  await import("#web/public/remove-worker.js" as string);
  await send("install");
  expect(skipWaiting).toHaveBeenCalledOnce();
  await send("activate");
  expect([...stored.keys()]).toEqual([]);
  expect(unregister).toHaveBeenCalledOnce();
});
