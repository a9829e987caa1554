import type { RefusalCode } from "#contract/refusals.ts";
import { ApiError } from "#web/kit/api/api-error.ts";

export type RefusedField = "email" | "password" | "newPassword" | "code";

/** Refusals that are about one field of a form. `password` is the one that the user has already. */
const fields: Partial<Record<string, RefusedField>> = {
  email_not_reachable: "email",
  same_email: "email",
  invalid_credentials: "password",
  wrong_password: "password",
  password_too_common: "newPassword",
  two_step_failed: "code",
} satisfies Partial<Record<RefusalCode, RefusedField>>;

/** The field that the server refused, with the sentence as an English key; null for an error of the whole request. */
export function refusedField(error: unknown): { field: RefusedField; sentence: string } | null {
  const field = error instanceof ApiError ? fields[error.code] : undefined;
  return error instanceof ApiError && field ? { field, sentence: error.message } : null;
}

export type RefusedFields = ReadonlyMap<string, string>;

/** The server's refusals, by the names that the form has for the fields; empty where none of them is to blame. */
export function refusedFields(
  error: unknown,
  names: Readonly<Partial<Record<RefusedField, string>>>,
): RefusedFields {
  const refused = refusedField(error);
  const name = refused && names[refused.field];
  return new Map(name ? [[name, refused.sentence]] : []);
}
