import type { FastifyInstance } from "fastify";
import { captchaChallengePath, contactRoutes as contract } from "../../contract/contact.ts";
import { messages } from "../../contract/messages.ts";
import { isRefusal } from "../../contract/refusals.ts";
import { type ContactDeps, sendMessage } from "../../domain/contact/send-message.ts";
import type { Authenticate, Mount } from "./mount.ts";

export interface ContactRouteDeps extends ContactDeps {
  authenticate: Authenticate;
}

export function contactRoutes(mount: Mount, deps: ContactRouteDeps): void {
  mount.visitor(contract.send, async ({ body, token }) => {
    const session = token === undefined ? undefined : await deps.authenticate(token);
    // A session that ended while the form was being filled makes its sender a guest, not an error.
    const sender = isRefusal(session) ? undefined : session;
    const sent = await sendMessage(deps, { ...body, captchaToken: body.recaptchaToken }, sender);
    return isRefusal(sent) ? sent : { msg: messages.contact.success };
  });
}

/** Serves fresh challenges of the default CAPTCHA to its widget. Not needed where an outside service judges. */
export function captchaChallengeRoute(app: FastifyInstance, createChallenge: () => Promise<object>): void {
  app.get(captchaChallengePath, { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await createChallenge()),
  );
}
