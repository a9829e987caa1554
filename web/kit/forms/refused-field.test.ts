import { expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { refusedField } from "./refused-field.ts";

test.each([
  ["password_too_common", "newPassword"],
  ["wrong_password", "password"],
  ["invalid_credentials", "password"],
  ["email_not_reachable", "email"],
  ["same_email", "email"],
  ["two_step_failed", "code"],
] as const)("%s is about the field %s", (code, field) => {
  const { message } = refusals[code];
  expect(refusedField(new ApiError(code, message, 400))).toEqual({ field, sentence: message });
});

test("other errors are about no field", () => {
  expect(refusedField(new ApiError("internal_error", "Something went wrong on our side.", 500))).toBeNull();
  expect(refusedField(new Error("no network"))).toBeNull();
});
