import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeCertificate } from "#sandbox/mail/certificate.ts";
import { openDatabase } from "./open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-tls-"));
const sockets = new Set<Socket>();
const server = createServer();
let place = "";

/** A server that takes TLS as PostgreSQL does, with a certificate that only its own authority signed, and then hangs up. */
beforeAll(async () => {
  const { key, cert } = await makeCertificate();
  writeFileSync(join(folder, "ca.pem"), cert);
  server.on("connection", (socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.once("data", () => {
      socket.write("S");
      const secure = new TLSSocket(socket, { isServer: true, key, cert });
      secure.on("error", () => undefined);
      secure.once("data", () => secure.end());
    });
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  place = `localhost:${(server.address() as AddressInfo).port}/farline`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  rmSync(folder, { recursive: true });
});

async function failureAt(parameters: string): Promise<string> {
  const database = openDatabase({ connection: { url: `postgres://farline:hunter2@${place}?${parameters}` } });
  const failure = await database
    .withClient((client) => client.query("SELECT 1"))
    .then(
      () => expect.fail("it should have failed"),
      (error: Error) => error,
    );
  await database.close();
  expect(JSON.stringify([failure.message, failure.stack, failure.cause])).not.toContain("hunter2");
  return failure.message;
}

test.each(["sslmode=require", "sslmode=verify-full", "ssl=true"])(
  "with %s a private authority leads to sslrootcert",
  async (parameters) => {
    expect(await failureAt(parameters)).toMatch(
      /^The database at localhost:\d+\/farline cannot be used: its certificate is signed by an authority .*sslrootcert=/,
    );
  },
);

test("with sslrootcert the private authority is trusted", async () => {
  const root = encodeURIComponent(join(folder, "ca.pem"));
  expect(await failureAt(`sslmode=require&sslrootcert=${root}`)).toMatch(/: the connection was cut\.$/);
});

test("a file of sslrootcert that is not there is named", async () => {
  expect(await failureAt("sslmode=require&sslrootcert=/nowhere/ca.pem")).toMatch(
    /: the file \/nowhere\/ca\.pem, which the address names, cannot be read\.$/,
  );
});
