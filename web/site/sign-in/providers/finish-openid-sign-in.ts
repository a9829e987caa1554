import { messages } from "#contract/messages/messages.ts";
import { linkProviderPath } from "#contract/pages/paths.ts";
import { openidCallbackSentence, proofMailedParameter } from "#contract/users/openid.ts";
import { userRoutes } from "#contract/users/users.ts";
import { ApiError, serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { session } from "#web/kit/session/browser-session.ts";
import { takeDestination } from "#web/kit/session/destination.ts";
import { challengeOf, linkChallengeOf } from "#web/site/sign-in/login/challenges.ts";
import { keptLink, signInChallenge } from "#web/site/sign-in/login/kept-challenges.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const begun = new Map<string, Promise<string>>();

/** Exchanges the address's ticket for a session, once: the router runs its loader again. Returns the path to open. */
export function finishOpenidSignIn(address: string, providerLabel: () => Promise<string>): Promise<string> {
  const exchange = begun.get(address);
  if (exchange) return exchange;
  const ending = exchangeTicket(address, providerLabel);
  begun.set(address, ending);
  return ending;
}

async function exchangeTicket(address: string, providerLabel: () => Promise<string>): Promise<string> {
  // The ticket must not stay in the browser's history.
  window.history.replaceState(window.history.state, "", window.location.pathname);
  const { searchParams } = new URL(address);
  const failure = searchParams.get("error");
  const ticket = searchParams.get("token");
  if (failure !== null)
    return giveUp(say(messages.openid.failedBecause(say(openidCallbackSentence(failure)))));
  if (searchParams.get(proofMailedParameter) === "mailed") {
    toast.info(t(messages.openid.proofMailed), { duration: 15_000 });
    return "/login";
  }
  if (!ticket) return giveUp(t(messages.openid.noToken));
  return openWithTicket(ticket, say(messages.openid.success(await providerLabel())));
}

/** Exchanges a ticket for a session, says `success`, and returns the path to open next. */
export async function openWithTicket(ticket: string, success: string): Promise<string> {
  try {
    const { token, user } = await callApi(userRoutes.exchangeTicket, { body: { ticket } });
    session.start(token, user.id);
  } catch (error) {
    return nextStep(error);
  }
  toast.success(success);
  return takeDestination("/dashboard");
}

/** The page of the second step or of the password before linking; everything else is reported. */
function nextStep(error: unknown): string {
  const [second, link] = [challengeOf(error), linkChallengeOf(error)];
  if (second) {
    signInChallenge.keep(second);
    return "/login";
  }
  if (link) {
    keptLink.keep(link);
    return linkProviderPath;
  }
  // The session of this browser goes on: a foreign link must not replace it.
  if (error instanceof ApiError && error.code === "other_user_logged_in") {
    toast.error(serverMessage(error) ?? t(messages.openid.loadFailed));
    return "/dashboard";
  }
  return giveUp(t(messages.openid.loadFailed));
}

function giveUp(sentence: string): string {
  toast.error(sentence);
  return "/login";
}
