import { expect, test } from "vitest";
import { right, wrong } from "#domain/service-check.ts";
import { outcomeOf } from "./database.ts";

test("every finding of a check is a line, and one that is wrong fails the whole", () => {
  const voice = { service: "voice", findings: [right("The keys work.")] };
  expect(outcomeOf([voice])).toEqual({
    end: "done",
    sentence: "right  voice: The keys work.\nAll 1 checks are right.",
  });
  const mail = { service: "mail", findings: [right("It answers."), wrong("The password is refused.")] };
  expect(outcomeOf([voice, mail])).toEqual({
    end: "refused",
    sentence: [
      "right  voice: The keys work.",
      "right  mail: It answers.",
      "WRONG  mail: The password is refused.",
      "1 of 3 checks are wrong.",
    ].join("\n"),
  });
});
