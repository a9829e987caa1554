import { expect, it } from "vitest";
import * as z from "zod/mini";
import { checkWith } from "./check-with.ts";

const missing = "Please fill in all fields";
const text = z.string().check(z.minLength(1, missing), z.minLength(6, "Too short"));
const check = checkWith(z.object({ email: text, password: text, name: text }), missing);

it("says the sentence about empty fields once, and marks each wrong field", () => {
  expect(check({ email: "", password: "short", name: "Lovelace" })).toEqual({
    problems: {
      missing,
      fields: new Map([
        ["email", undefined],
        ["password", "Too short"],
      ]),
    },
  });
});
