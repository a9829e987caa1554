import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { isRefusal } from "#contract/refusals.ts";
import { revokeRole } from "#domain/operators/grants/grant-role.ts";
import { hasGrant } from "#domain/operators/operator-self.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { htmlAnswer } from "#server/pages/html-answer.ts";
import { servePage } from "#server/pages/serve-page.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { serveAdminPage } from "./admin-page.ts";

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "farline-admin-"));
let app: FastifyInstance;
let operators: Awaited<ReturnType<typeof operatorHarness>>;

/** As server/compose does it, with the token itself as the cookie. */
beforeAll(async () => {
  for (const path of ["page", "admin/assets"]) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, "admin/index.html"), "<!doctype html>operators");
  writeFileSync(join(folder, "admin/assets/a-1.js"), "operators()");
  operators = await operatorHarness(database);
  app = Fastify();
  await servePage(app, {
    directory: join(folder, "page"),
    publicUrl: "https://farline.example",
    hasWorker: false,
    paths: () => ["/about"],
    answer: async () => ({ status: 404, html: htmlAnswer("<!doctype html>nothing here", "en") }),
    session: () => null,
    currencies: () => firstOffer,
  });
  serveAdminPage(app, {
    directory: join(folder, "admin"),
    complete: (shell) => shell,
    async standing({ headers }) {
      const user = await authenticate(operators.users.deps, headers.cookie);
      if (isRefusal(user)) return "visitor";
      return (await hasGrant(operators.deps, user.id)) ? "operator" : "user";
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function get(url: string, cookie?: string) {
  const { statusCode, headers, body } = await app.inject({ url, headers: cookie ? { cookie } : {} });
  return { status: statusCode, body, headers };
}

test("an operator gets the page at each of its addresses, which no cache and no search engine keeps", async () => {
  const person = await operators.operator("support");
  const token = await operators.users.session(person);
  for (const url of ["/admin", "/admin/", "/admin/users/x?tab=calls"]) {
    const { status, body, headers } = await get(url, token);
    expect([status, body]).toEqual([200, "<!doctype html>operators"]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  }
  const asset = await get("/admin/assets/a-1.js", token);
  expect([asset.status, asset.body]).toEqual([200, "operators()"]);
  expect(asset.headers["cache-control"]).toMatch(/^private, /);
  for (const missing of [
    "/admin/assets/none.js",
    "/admin/assets/../index.html",
    "/admin/assets/%2e%2e/index.html",
  ]) {
    expect((await get(missing, token)).body).not.toBe("operators()");
  }
  agreed(await revokeRole(operators.deps, operators.system, person.email));
  expect(await get("/admin", token)).toMatchObject({ status: 404 });
});

test("a visitor logs in first and comes back, and reads no file", async () => {
  const { status, headers } = await get("/admin/users?find=ada");
  expect([status, headers.location]).toEqual([302, "/login?to=%2Fadmin%2Fusers%3Ffind%3Dada"]);
  expect(headers["cache-control"]).toBe("no-store");
  expect(await get("/admin/assets/a-1.js")).toMatchObject({ status: 404 });
});

test("to a user without a current grant the page is as unknown as any address", async () => {
  const [person, expired] = [await operators.users.verified(), await operators.operator("owner", 1)];
  operators.users.pass(25 * 60 * 60_000);
  const token = await operators.users.session(person);
  const unknown = await get("/no/such/page", token);
  for (const cookie of [token, await operators.users.session(expired)]) {
    for (const url of ["/admin", "/admin/users", "/admin/assets/a-1.js"]) {
      const { status, body } = await get(url, cookie);
      expect([status, body]).toEqual([404, unknown.body]);
    }
  }
});

test("search engines are told nothing of the page", async () => {
  for (const url of ["/robots.txt", "/sitemap.xml"]) expect((await get(url)).body).not.toContain("admin");
});
