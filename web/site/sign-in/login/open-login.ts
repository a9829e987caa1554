import { redirectDocument } from "react-router";
import { messages } from "#contract/messages/messages.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import { knownAddress, takeVerifiedAddress } from "./known-address.ts";

const failures: Partial<Record<string, Sentence>> = {
  invalid_token: messages.login.invalidToken,
  server_error: messages.login.serverError,
};

/** Says how a verification ended, keeps the verified address for the form, and returns the address without its parameters; null without them. */
export function sayLoginNotice(address: string): string | null {
  const url = new URL(address);
  const succeeded = url.searchParams.get("success") === "true";
  const failure = url.searchParams.get("error");
  if (!succeeded && failure === null) return null;
  if (succeeded) {
    knownAddress.keep(takeVerifiedAddress());
    toast.success(t(messages.login.verified));
  }
  if (!succeeded) toast.error(t(failures[failure ?? ""] ?? messages.login.serverError));
  url.searchParams.delete("success");
  url.searchParams.delete("error");
  return url.pathname + url.search;
}

/** Leaves for the operators' page; null for a dead session, which the server would send back here without end. */
export async function openOperatorsPage(path: string): Promise<Response | null> {
  try {
    await callApi(sessionRoutes.me);
    return redirectDocument(path);
  } catch (error) {
    if (session.csrfToken() === null) return null;
    throw error;
  }
}
