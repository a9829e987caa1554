import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { contactBookRoutes as contract } from "#contract/contacts/contact-book.ts";
import { refuse } from "#contract/refusals.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { createMount } from "./mount.ts";
import { contactBookRoutes } from "./routes/contact-book-routes.ts";

let close = async () => {};
afterEach(() => close());

test("a stranger is refused before a long body is read: the answer comes while not a byte of it was sent", async () => {
  const app = await quietApp();
  close = () => app.close();
  const unused = () => Promise.reject(new Error("no contact of a stranger is looked at"));
  contactBookRoutes(
    createMount(app, async () => refuse("unauthenticated"), ownLimits()),
    {
      connection: unused,
      transaction: unused,
      clock: { now: () => new Date() },
      ids: { uuid: () => "", secret: () => "" },
    },
  );
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { method, path, longestBody_bytes } = contract.import;
  const sent = request({
    host: "127.0.0.1",
    port: (app.server.address() as AddressInfo).port,
    method,
    path,
    headers: { "content-type": "application/json", "content-length": longestBody_bytes },
  });
  sent.on("error", () => undefined);
  sent.flushHeaders();
  const [answer] = await once(sent, "response");
  expect(answer.statusCode).toBe(401);
  sent.destroy();
});
