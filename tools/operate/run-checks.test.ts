import { expect, test } from "vitest";
import { right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { runChecks } from "./run-checks.ts";

const check = (name: string, run: ServiceCheck["check"]): ServiceCheck => ({ name, check: run });
const voice = check("voice", async () => [right("The keys work.")]);

test("every finding is a line, and one that is wrong fails the whole", async () => {
  expect(await runChecks([voice], 1_000)).toEqual({
    done: true,
    sentence: "right  voice: The keys work.\nAll 1 checks are right.",
  });
  const mail = check("mail", async () => [right("It answers."), wrong("The password is refused.")]);
  expect(await runChecks([voice, mail], 1_000)).toEqual({
    done: false,
    sentence: [
      "right  voice: The keys work.",
      "right  mail: It answers.",
      "WRONG  mail: The password is refused.",
      "1 of 3 checks are wrong.",
    ].join("\n"),
  });
});

test("a service that never answers is a sentence", async () => {
  const silent = check("cards", () => new Promise(() => undefined));
  expect(await runChecks([silent, voice], 20)).toEqual({
    done: false,
    sentence: expect.stringContaining("WRONG  cards: No answer came within 0.02 s"),
  });
});

test("an unexpected failure is a sentence without the failure's message", async () => {
  const broken = check("cards", async () => {
    throw new TypeError("Bearer sk_live_1");
  });
  const { done, sentence } = await runChecks([broken], 1_000);
  expect(done).toBe(false);
  expect(sentence).toContain("WRONG  cards: The check of cards failed unexpectedly (TypeError)");
  expect(sentence).not.toContain("sk_live_1");
});
