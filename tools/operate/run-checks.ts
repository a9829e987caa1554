import pTimeout from "p-timeout";
import { type Finding, failureCode, type ServiceCheck, wrong } from "#domain/service-check.ts";

/** Runs all checks at once and reports a line for each finding; `done` is false when one of them is wrong. */
export async function runChecks(
  checks: readonly ServiceCheck[],
  timeout_ms: number,
): Promise<{ done: boolean; sentence: string }> {
  const lists = await Promise.all(checks.map((check) => findingsOf(check, timeout_ms)));
  const lines = lists.flatMap((findings, index) =>
    findings.map(
      ({ right, sentence }) => `${right ? "right" : "WRONG"}  ${checks[index]?.name}: ${sentence}`,
    ),
  );
  const findings = lists.flat();
  const wrongs = findings.filter(({ right }) => !right).length;
  const summary =
    wrongs === 0
      ? `All ${findings.length} checks are right.`
      : `${wrongs} of ${findings.length} checks are wrong.`;
  return { done: wrongs === 0, sentence: [...lines, summary].join("\n") };
}

async function findingsOf({ name, check }: ServiceCheck, timeout_ms: number): Promise<Finding[]> {
  const silent = [wrong(`No answer came within ${timeout_ms / 1_000} s: see that this machine reaches it.`)];
  try {
    return await pTimeout(check(), { milliseconds: timeout_ms, fallback: () => silent });
  } catch (error) {
    return [
      wrong(`The check of ${name} failed unexpectedly (${failureCode(error)}): report it as a defect.`),
    ];
  }
}
