import pTimeout from "p-timeout";
import {
  type Finding,
  failureCode,
  type ServiceCheck,
  type ServiceFindings,
  wrong,
} from "#domain/service-check.ts";

/** Runs all checks at once. One that fails, or takes longer than `timeout_ms`, has that as its finding. */
export function runChecks(checks: readonly ServiceCheck[], timeout_ms: number): Promise<ServiceFindings[]> {
  return Promise.all(
    checks.map(async (check) => ({ service: check.name, findings: await findingsOf(check, timeout_ms) })),
  );
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
