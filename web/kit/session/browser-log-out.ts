import { timeouts_ms } from "#contract/constants.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { type BrowserStore, browserStore } from "#web/kit/kept/browser-store.ts";
import { leftSessions, session } from "./browser-session.ts";
import type { Session } from "./session.ts";

interface LogOutDeps {
  session: Pick<Session, "csrfToken" | "refresh" | "end">;
  store: BrowserStore;
  fetcher: typeof fetch;
}

/** Only the server can clear the session's cookie, so a logout that has not reached it is sent again. */
export function createLogOut({ session, store, fetcher }: LogOutDeps) {
  /** Ends the left sessions on the server, as far as it can be reached. */
  async function finish(): Promise<void> {
    await Promise.all(
      leftSessions.map(async ({ key, header }) => {
        const name = store.getItem(key);
        if (name === null) return;
        if ((await isEnded(header, name)) && store.getItem(key) === name) store.removeItem(key);
      }),
    );
  }

  async function isEnded(header: string, name: string): Promise<boolean> {
    try {
      const response = await fetcher(sessionRoutes.logout.path, {
        method: sessionRoutes.logout.method,
        headers: { [header]: name },
        // The request goes on when the person closes the page.
        keepalive: true,
        signal: AbortSignal.timeout(timeouts_ms.standard),
      });
      return response.ok;
    } catch {
      return false;
    }
  }

  return {
    finish,
    /** Ends the session here at once, and on the server as soon as it can be reached. */
    async logOut(): Promise<void> {
      session.refresh();
      const left = session.csrfToken();
      if (left !== null) store.setItem(leftSessions[0].key, left);
      session.end("logged_out");
      await finish();
    },
  };
}

const { logOut: leave, finish } = createLogOut({
  session,
  store: browserStore("localStorage"),
  fetcher: (input, init) => fetch(input, init),
});

export async function logOut(): Promise<void> {
  const left = leave();
  drafts.dropAll();
  await left;
}

/** Ends sessions that this browser has left, now and whenever its network comes back. */
export async function finishLogOuts(): Promise<void> {
  globalThis.addEventListener("online", () => void finish());
  await finish();
}
