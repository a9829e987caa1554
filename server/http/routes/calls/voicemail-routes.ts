import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { greetingPath } from "#contract/calls/calls.ts";
import { voicemailAudioRoutes as audioRoutes, voicemailRoutes as routes } from "#contract/calls/voicemail.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { greetingAt } from "#domain/voicemail/greeting.ts";
import {
  forgetGreeting,
  greetingAudio,
  markMessage,
  messageAudio,
  ownVoicemail,
  recordGreeting,
  removeMessage,
  setVoicemail,
} from "#domain/voicemail/own-voicemail.ts";
import type { VoicemailDeps } from "#domain/voicemail/voicemail-deps.ts";
import { audioReply } from "#server/http/byte-range.ts";
import { sendRefusal } from "#server/http/errors.ts";
import type { Mount } from "#server/http/mount.ts";

export function voicemailRoutes(mount: Mount, deps: VoicemailDeps): void {
  mount.user(routes.list, (_call, user) => ownVoicemail(deps, user.id));
  mount.user(routes.mark, ({ params: { id }, body: { isRead } }, user) =>
    markMessage(deps, { userId: user.id, id }, isRead),
  );
  mount.user(routes.remove, ({ params: { id } }, user) => removeMessage(deps, { userId: user.id, id }));
  mount.user(routes.set, ({ body }, user) => setVoicemail(deps, user.id, body));
  mount.user(routes.record, ({ body: { audio } }, user) => recordGreeting(deps, user.id, audio));
  mount.user(routes.forgetGreeting, (_call, user) => forgetGreeting(deps, user.id));
  mount.user(audioRoutes.message, async ({ params: { id }, query, request, reply }, user) => {
    const audio = await messageAudio(deps, { userId: user.id, id });
    const fileName = query.download === undefined ? undefined : `voicemail-${id.slice(0, 8)}.wav`;
    return isRefusal(audio) ? audio : audioReply(request, reply, audio, fileName);
  });
  mount.user(audioRoutes.greeting, async ({ query, request, reply }, user) => {
    const audio = await greetingAudio(deps, user.id);
    const fileName = query.download === undefined ? undefined : "greeting.wav";
    return isRefusal(audio) ? audio : audioReply(request, reply, audio, fileName);
  });
}

const paramsSchema = z.object({ user: z.uuid(), greeting: z.uuid() });
const querySchema = z.object({ until: z.string().regex(/^\d{1,15}$/), key: z.string().max(200) });

/** The carrier fetches a user's greeting here. A forged, late or old address is one with nothing. */
export function greetingRoute(app: FastifyInstance, deps: VoicemailDeps): void {
  app.get(greetingPath, { schema: { hide: true } }, async (request, reply) => {
    const params = paramsSchema.safeParse(request.params);
    const query = querySchema.safeParse(request.query);
    const { user: userId, greeting: id } = params.data ?? {};
    const audio =
      userId && id && query.data ? await greetingAt(deps, { userId, id, ...query.data }) : undefined;
    return audio ? audioReply(request, reply, audio) : sendRefusal(reply, refuse("not_found"));
  });
}
