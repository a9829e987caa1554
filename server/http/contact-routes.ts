import type { FastifyInstance } from "fastify";
import type { User } from "../../contract/accounts.ts";
import { captchaChallengePath, contactRoutes as contract } from "../../contract/contact.ts";
import { messages } from "../../contract/messages.ts";
import { isRefusal, refuse } from "../../contract/refusals.ts";
import type { ContactAction } from "../../domain/contact/contact-limits.ts";
import { type ContactDeps, sendMessage } from "../../domain/contact/send-message.ts";
import type { RateLimits } from "../../domain/rate-limits.ts";
import type { Authenticate, Mount } from "./mount.ts";

export interface ContactRoutesDeps extends ContactDeps {
  authenticate: Authenticate;
  limits: RateLimits<ContactAction>;
}

export function contactRoutes(mount: Mount, deps: ContactRoutesDeps): void {
  mount.visitor(contract.send, async ({ body, token, request, reply }) => {
    const sender = await senderOf(deps, token);
    // A stranger who types a user's address must not use up the user's own attempts.
    const account = sender ? `user ${sender.id}` : `guest ${body.email.toLowerCase()}`;
    const over = await deps.limits.take("contact", { ip: request.ip, account });
    if (over) {
      reply.header("retry-after", over.retryAfter_s);
      return refuse("too_many_requests");
    }
    const sent = await sendMessage(deps, { ...body, captchaToken: body.recaptchaToken }, sender);
    return isRefusal(sent) ? sent : { msg: messages.contact.success };
  });
}

/** A session that ended while the form was being filled makes its sender a guest, not an error. */
async function senderOf(deps: ContactRoutesDeps, token: string | undefined): Promise<User | undefined> {
  if (token === undefined) return undefined;
  const user = await deps.authenticate(token);
  return isRefusal(user) ? undefined : user;
}

/** Serves fresh challenges of the default CAPTCHA to its widget. Not needed where an outside service judges. */
export function captchaChallengeRoute(app: FastifyInstance, createChallenge: () => Promise<object>): void {
  app.get(captchaChallengePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
}
