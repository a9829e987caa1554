import { messages } from "#contract/messages/messages.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

const failures: Partial<Record<string, Sentence>> = {
  invalid_token: messages.login.invalidToken,
  server_error: messages.login.serverError,
};

/**
 * Shows the result of an email verification (`?success=true`, `?error=...`).
 * Returns the address without these parameters, or null when it has none.
 */
export function sayLoginNotice(address: string): string | null {
  const url = new URL(address);
  const succeeded = url.searchParams.get("success") === "true";
  const failure = url.searchParams.get("error");
  if (!succeeded && failure === null) return null;
  if (succeeded) toast.success(t(messages.login.verified));
  else toast.error(t(failures[failure ?? ""] ?? messages.login.serverError));
  url.searchParams.delete("success");
  url.searchParams.delete("error");
  return url.pathname + url.search;
}
