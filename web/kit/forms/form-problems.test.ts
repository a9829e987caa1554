import { expect, it } from "vitest";
import { formProblems } from "./form-problems.ts";

const missing = "Please fill in all fields";

it("shows the sentence about empty fields once and marks each field", () => {
  const problems = formProblems<{ email: string; password: string; name: string }>(
    {
      email: { type: "x", message: missing },
      password: { type: "x", message: "Too short" },
    },
    missing,
  );
  expect(problems.missing).toBe(missing);
  expect(problems.error("email")).toBeUndefined();
  expect(problems.invalid("email")).toBe(true);
  expect(problems.error("password")).toBe("Too short");
  expect(problems.invalid("name")).toBe(false);
});
