import { describe, expect, it } from "vitest";
import { registerSchema } from "./sign-up.ts";

const valid = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  password: "secret",
  confirmPassword: "secret",
};

function firstSentences(values: Partial<typeof valid>): Record<string, string> {
  const { error } = registerSchema.safeParse({ ...valid, ...values });
  const issues = error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("the sign-up form", () => {
  it("accepts valid fields", () => {
    expect(firstSentences({})).toEqual({});
  });

  it.each(["firstName", "lastName", "email", "password", "confirmPassword"] as const)("needs %s", (name) => {
    expect(firstSentences({ [name]: "" })).toEqual({ [name]: "Please enter all fields" });
  });

  it("reports different passwords even while other fields are wrong", () => {
    expect(firstSentences({ email: "ada", confirmPassword: "Secret" })).toEqual({
      email: "Please enter a valid email address",
      confirmPassword: "Passwords do not match",
    });
  });

  it("refuses a password of five characters", () => {
    expect(firstSentences({ password: "12345", confirmPassword: "12345" })).toEqual({
      password: "Password must be at least 6 characters",
    });
  });
});
