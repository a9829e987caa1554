import type { FastifyInstance } from "fastify";
import { contactRoutes as contract, guestContactBodySchema } from "#contract/contact.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { captchaChallengePath } from "#contract/users/captcha.ts";
import type { UserProfile } from "#contract/users/session.ts";
import { type ContactAction, type ContactDeps, sendMessage } from "#domain/contact/send-message.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Authenticate, Mount } from "#server/http/mount.ts";

export interface ContactRoutesDeps extends ContactDeps {
  authenticate: Authenticate;
  limits: RateLimits<ContactAction>;
}

export function contactRoutes(mount: Mount, deps: ContactRoutesDeps): void {
  const { limited } = limiter(deps.limits);
  mount.visitor(contract.send, async (call) => {
    const { body, token } = call;
    const sender = await senderOf(deps, token);
    const email = sender ? sender.email : guestEmail(body.email);
    if (isRefusal(email)) return email;
    // A guest who types a user's address must not use up the user's own attempts.
    const countedAs = sender ? `user ${sender.id}` : `guest ${email.toLowerCase()}`;
    return limited(call, "contact", countedAs, async () => {
      const sent = await sendMessage(deps, { ...body, email, captchaToken: body.recaptchaToken }, sender);
      return isRefusal(sent) ? sent : { msg: messages.contact.success };
    });
  });
}

/** The address of a guest, who must give one. */
function guestEmail(typed: string | undefined): string | Refusal {
  const read = guestContactBodySchema.shape.email.safeParse(typed);
  return read.success
    ? read.data
    : refuse("invalid_request", { message: read.error.issues[0]?.message ?? messages.contact.missing });
}

/** Finds the sender. A session that ended while the form was being filled in makes its sender a guest, not an error. */
async function senderOf(
  deps: ContactRoutesDeps,
  token: string | undefined,
): Promise<UserProfile | undefined> {
  if (token === undefined) return undefined;
  const user = await deps.authenticate(token);
  return isRefusal(user) ? undefined : user;
}

/** Serves challenges of the default CAPTCHA to its widget. An outside service needs no such route. */
export function captchaChallengeRoute(app: FastifyInstance, createChallenge: () => Promise<object>): void {
  app.get(captchaChallengePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
}
