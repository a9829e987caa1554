import { BoundedMap } from "#sandbox/bounded-map.ts";
import { StripeError } from "./stripe-error.ts";

export interface Answer {
  status: number;
  /** The body as sent, so that a replay is equal to the last byte. */
  body: string;
}

interface StoredAnswer extends Answer {
  path: string;
  parameters: string;
  requestId: string;
}

const maximumKeyLength = 255;

export class Idempotency {
  readonly #answers = new BoundedMap<StoredAnswer>(10_000);

  /**
   * The earlier answer to the same request with this key.
   * @throws StripeError idempotency_error when the key belongs to another request.
   */
  recall(key: string, path: string, encoded: string): (Answer & { requestId: string }) | undefined {
    if (key.length > maximumKeyLength) {
      throw idempotencyError(`Idempotency keys can be at most ${maximumKeyLength} characters long.`);
    }
    const stored = this.#answers.get(key);
    if (!stored) return undefined;
    if (stored.path !== path) {
      throw idempotencyError(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    if (stored.parameters !== inOrder(encoded)) {
      throw idempotencyError(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    }
    return stored;
  }

  keep(key: string, path: string, encoded: string, requestId: string, answer: Answer): void {
    this.#answers.set(key, { ...answer, path, parameters: inOrder(encoded), requestId });
  }
}

/** The order of parameters carries no meaning, so a client may change it between attempts. */
function inOrder(encoded: string): string {
  const parameters = new URLSearchParams(encoded);
  parameters.sort();
  return parameters.toString();
}

function idempotencyError(message: string): StripeError {
  return new StripeError(400, { type: "idempotency_error", message });
}
