/** Result of a check, as one sentence for the operator: what is right, or what is wrong and what to do. */
export interface Finding {
  right: boolean;
  sentence: string;
}

/** Asks an outside service, as it is configured, what costs nothing to ask. */
export interface ServiceCheck {
  /** The operator's name for the service, such as "voice". */
  name: string;
  check(): Promise<Finding[]>;
}

/** All that a check found. */
export interface ServiceFindings {
  service: string;
  findings: Finding[];
}

export const right = (sentence: string): Finding => ({ right: true, sentence });
export const wrong = (sentence: string): Finding => ({ right: false, sentence });

/**
 * Names a failed request by its code, such as ECONNREFUSED. Messages are left out, because those of some libraries
 * repeat the request with its credentials.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  if ("code" in error && (typeof error.code === "string" || typeof error.code === "number"))
    return String(error.code);
  return error.cause instanceof Error ? failureCode(error.cause) : error.name;
}

/** A service that the work needs is away for now: the same request can succeed once it is back. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}
