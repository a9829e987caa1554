import { expect, test } from "vitest";
import { right, type ServiceCheck, wrong } from "#domain/service-check.ts";
import { runChecks } from "./run-checks.ts";

const check = (name: string, run: ServiceCheck["check"]): ServiceCheck => ({ name, check: run });
const voice = check("voice", async () => [right("The keys work.")]);

test("every service has its findings", async () => {
  const findings = [right("It answers."), wrong("The password is refused.")];
  expect(await runChecks([voice, check("mail", async () => findings)], 1_000)).toEqual([
    { service: "voice", findings: [right("The keys work.")] },
    { service: "mail", findings },
  ]);
});

test("a service that never answers is a sentence", async () => {
  const silent = check("cards", () => new Promise(() => undefined));
  const [cards, other] = await runChecks([silent, voice], 20);
  expect(cards?.findings).toEqual([wrong(expect.stringMatching(/^No answer came within 0.02 s: /))]);
  expect(other?.findings).toEqual([right("The keys work.")]);
});

test("an unexpected failure is a sentence without the failure's message", async () => {
  const broken = check("cards", async () => {
    throw new TypeError("Bearer sk_live_1");
  });
  const [cards] = await runChecks([broken], 1_000);
  expect(cards?.findings).toEqual([
    wrong("The check of cards failed unexpectedly (TypeError): report it as a defect."),
  ]);
});
