import { expect, test } from "vitest";
import { expectNoSecret } from "./operator-record.ts";

test("the record refuses a field that would hold a secret, however deep", () => {
  for (const field of ["password", "passwordHash", "sessionToken", "cardNumber", "client_secret"]) {
    expect(() => expectNoSecret({ before: { list: [{ [field]: "x" }] } })).toThrow(field);
  }
  expectNoSecret({ before: null, after: { frozenAt: new Date(), number: "+442079460000" } });
});
