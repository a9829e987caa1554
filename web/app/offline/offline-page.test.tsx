import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { sayWhetherToKeep } from "#web/kit/kept/seen/keeps-seen.ts";
import { keepSeen, readSeen, seenKinds } from "#web/kit/kept/seen/seen-store.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { obstacles } from "#web/testing/screen.tsx";
import { OfflinePage } from "./offline-page.tsx";

const day_ms = 86_400_000;
const nothingKept = /^No contacts or calls are kept on this device\./;
const reload = vi.spyOn(window.location, "reload").mockReturnValue();
const fetcher = vi.spyOn(globalThis, "fetch");

/** The part of IndexedDB that the app uses, in memory. */
function memoryDatabases() {
  const databases = new Map<string, Map<string, unknown>>();
  function answer<Result>(result: Result) {
    const request = { result, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  }
  return {
    open(name: string) {
      const rows = databases.get(name) ?? new Map<string, unknown>();
      databases.set(name, rows);
      const store = {
        put: (value: unknown, key: string) => answer(rows.set(key, structuredClone(value))),
        get: (key: string) => answer(rows.get(key)),
      };
      return answer({ transaction: () => ({ objectStore: () => store }), close() {} });
    },
    deleteDatabase: (name: string) => databases.delete(name),
  };
}

/** Begins a session in this browser. */
function begin(token: string): void {
  localStorage.setItem("farline.session", token);
  session.refresh();
}

/** Keeps rows that a session has seen. */
async function keep(token: string): Promise<void> {
  const numbers = [{ number: "+442079460101", label: "" }];
  const contacts = [{ name: "Zoë Müller", favourite: true, numbers, note: "Likes tea" }];
  const startedAt = "2026-01-01T00:00:00.000Z";
  const calls = [{ number: "+442079460101", dialled: "+442079460101", status: "busy", startedAt }];
  await keepSeen(seenKinds.contacts, contacts, token, () => true);
  await keepSeen(seenKinds.calls, calls, token, () => true);
}

const storedContacts = (token: string) => readSeen(seenKinds.contacts, token);

function openOffline(): void {
  render(<OfflinePage />);
  onTestFinished(cleanup);
}

beforeEach(() => {
  document.documentElement.lang = "en";
  vi.stubGlobal("indexedDB", memoryDatabases());
  localStorage.clear();
  begin("session of Ada");
  sayWhetherToKeep(true, "session of Ada");
  reload.mockClear();
  fetcher.mockReset().mockRejectedValue(new TypeError("Failed to fetch"));
});

it("shows what this session has seen, without notes", async () => {
  await keep("session of Ada");
  expect(JSON.stringify(await storedContacts("session of Ada"))).not.toContain("Likes tea");
  openOffline();
  expect(await screen.findAllByText("Zoë Müller")).toHaveLength(2);
  await screen.findByText("+44 20 7946 0101");
  screen.getByText(/^The line was busy/);
  expect(await obstacles()).toEqual([]);
});

it.each([true, false])(
  "shows nothing of a user to the next one on this device, who keeps what is seen: %s",
  async (isKeeper) => {
    begin("session of Grace");
    if (isKeeper) sayWhetherToKeep(true, "session of Grace");
    // The erasure of the database that the end of a session asks for may fail.
    await keep("session of Ada");
    openOffline();
    await screen.findByText(nothingKept);
    expect(screen.queryByText("Zoë Müller")).toBeNull();
    if (!isKeeper) expect(await storedContacts("session of Ada")).toBeNull();
  },
);

it("shows nothing that is older than a session can be", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 15 * day_ms });
  await keep("session of Ada");
  vi.useRealTimers();
  openOffline();
  await screen.findByText(nothingKept);
});

it("asks a visitor to log in later", async () => {
  localStorage.clear();
  session.refresh();
  openOffline();
  await screen.findByText("Log in when you are back online.");
});

it("comes back when the server answers", async () => {
  openOffline();
  await screen.findByText(nothingKept);
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(fetcher).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done));
  expect(reload).not.toHaveBeenCalled();
  fetcher.mockImplementation(async () => new Response("ok"));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
