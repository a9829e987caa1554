import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { browserStore } from "#web/kit/kept/browser-store.ts";
import { session } from "./browser-session.ts";
import { createLogOut } from "./log-out.ts";

const { logOut: leave, finish } = createLogOut({
  session,
  store: browserStore("localStorage"),
  fetcher: (input, init) => fetch(input, init),
});

/** Logs this browser out, in all its tabs. */
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
