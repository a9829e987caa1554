import { afterEach, beforeEach } from "vitest";
import { type RunningSandbox, runningSandbox } from "./running-sandbox.ts";
import { dialClient } from "./stand-in-app.ts";

/** A sandbox for each test whose app dials the client that was called. Call it at the top of a test file. */
export function sandboxForClients() {
  let sandbox: RunningSandbox;
  const open: { close(): unknown }[] = [];

  beforeEach(async () => {
    sandbox = await runningSandbox();
    sandbox.app.respond = dialClient();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
    await sandbox.close();
  });

  return {
    get url() {
      return sandbox.url;
    },
    get app() {
      return sandbox.app;
    },
    /** Closes it after the test, and returns it. */
    closing<T extends { close(): unknown }>(one: T): T {
      open.push(one);
      return one;
    },
  };
}
