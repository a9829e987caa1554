import Fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { readOnlyJsonBodies } from "./json-bodies.ts";

const app = Fastify();
readOnlyJsonBodies(app);
app.post("/", async ({ body }) => body);
afterAll(() => app.close());

test.each([
  ["the first half of an emoji that a field has cut", String.raw`"Ada \ud83d"`, "Ada \ufffd"],
  ["a second half", String.raw`"\uDE00 Ada"`, "\ufffd Ada"],
  ["two first halves", String.raw`"\ud83d\ud83d\ude00"`, "\ufffd😀"],
  ["an emoji, as programs escape it", String.raw`"\ud83d\ude00"`, "😀"],
  ["an emoji, as browsers send it", '"😀"', "😀"],
  ["a backslash before letters", String.raw`"\\ud83d"`, String.raw`\ud83d`],
])("%s in a body", async (_what, text, expected) => {
  const headers = { "content-type": "application/json" };
  const reply = await app.inject({ method: "POST", url: "/", headers, payload: `{"name":${text}}` });
  expect(reply.json()).toEqual({ name: expected });
});
