import { createHash, createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { StorageError } from "#domain/voicemail/voicemail-deps.ts";
import { type S3Options, s3Storage } from "./s3-storage.ts";

const secretAccessKey = "a secret of the bucket";
const objects = new Map<string, Buffer>();
let failure: number | "reset" | "silence" | undefined;
let options: S3Options;

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** Signature version 4, as https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html describes it. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const [, credential = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const [accessKey, day = "", region = "", service = ""] = credential.split("/");
  const canonical = [
    ...[method, url, ""],
    ...names.split(";").map((name) => `${name}:${headers[name]}`),
    ...["", names, headers["x-amz-content-sha256"]],
  ].join("\n");
  const scope = `${day}/${region}/${service}/aws4_request`;
  const digest = createHash("sha256").update(canonical).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), service), "aws4_request");
  return accessKey === "key" && service === "s3" && hmac(key, text).toString("hex") === signature;
}

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  if (failure === "reset") return request.socket.destroy();
  if (failure === "silence") return;
  const { method = "", url = "" } = request;
  const status = failure ?? (isSigned(request) ? undefined : 403);
  if (status !== undefined) return response.writeHead(status).end();
  if (method === "HEAD") return response.writeHead(url === "/bucket" ? 200 : 404).end();
  if (method === "PUT") objects.set(url, Buffer.concat(parts));
  if (method === "DELETE") objects.delete(url);
  if (method !== "GET") return response.writeHead(method === "PUT" ? 200 : 204).end();
  const file = objects.get(url);
  return file ? response.end(file) : response.writeHead(404).end();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  options = {
    url: `http://127.0.0.1:${port}/bucket`,
    region: "eu-central-1",
    accessKeyId: "key",
    secretAccessKey,
  };
});
afterAll(() => server.close());
beforeEach(() => {
  failure = undefined;
});

test("a file is stored, read and removed by signed requests, each more than once", async () => {
  const storage = s3Storage(options);
  const id = randomUUID();
  expect(await storage.hasRoom()).toBe(true);
  expect(await storage.get(id)).toBeUndefined();
  for (const bytes of [Buffer.from([0, 255, 1]), Buffer.from("two")]) {
    await storage.put(id, bytes);
    expect(Buffer.from((await storage.get(id)) ?? []).equals(bytes)).toBe(true);
  }
  expect([...objects.keys()]).toEqual([`/bucket/voicemail/${id}`]);
  await storage.remove(id);
  await storage.remove(id);
  expect(objects.size).toBe(0);
});

test.each<[string, () => S3Options]>([
  ["refuses the key", () => ({ ...options, secretAccessKey: "another" })],
  [
    "is broken",
    () => {
      failure = 503;
      return options;
    },
  ],
  [
    "breaks off",
    () => {
      failure = "reset";
      return options;
    },
  ],
])("a bucket that %s is a StorageError", async (_name, given) => {
  const storage = s3Storage(given());
  const id = randomUUID();
  for (const work of [
    () => storage.hasRoom(),
    () => storage.put(id, Buffer.from("x")),
    () => storage.get(id),
    () => storage.remove(id),
  ])
    await expect(work()).rejects.toThrow(StorageError);
});

test("a bucket that says nothing is a StorageError before a waiting caller is lost", {
  timeout: 20_000,
}, async () => {
  failure = "silence";
  const storage = s3Storage(options);
  const [room, file] = await Promise.allSettled([
    storage.hasRoom(),
    storage.get(randomUUID(), { isUrgent: true }),
  ]);
  for (const result of [room, file])
    expect(result).toMatchObject({ status: "rejected", reason: expect.any(StorageError) });
});
