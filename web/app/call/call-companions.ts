import { companionMessages } from "#contract/messages/call-messages.ts";
import { calleeName } from "#web/app/contacts/book/contacts-query.ts";
import { showNotice } from "#web/kit/browser/notices.ts";
import { accompanyCalls, endNotice, keepAwake, mediaControls } from "#web/phone/companions/companions.ts";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";
import type { CallNotesStore } from "./call-notes.ts";
import { callWindowOpener, closeCallWindow } from "./open-call-window.ts";

/** Adds the browser's help to a call: the screen stays on, media controls, a window of its own, a notice of the end. */
export function accompany(phone: Phone, notes: CallNotesStore): () => void {
  let notice: Promise<() => void> | undefined;

  return accompanyCalls(phone, [
    keepAwake(document, navigator.wakeLock),
    mediaControls({
      phone,
      controls: navigator.mediaSession,
      nameOf: calleeName,
      openWindow: callWindowOpener({ phone, notes }),
    }),
    endNotice({
      phone,
      page: document,
      endsAt_ms() {
        const { providerCallId, cutoffAt_ms } = notes.snapshot();
        return providerCallId === phone.snapshot().providerCallId ? cutoffAt_ms : null;
      },
      // Without a name or a number: a locked screen shows it to everyone.
      show() {
        const { title, body } = companionMessages.endNotice;
        notice = showNotice({ tag: "farline.end", title: t(title), body: t(body) });
        notice.catch(() => undefined);
      },
      close: () => void notice?.then((close) => close()).catch(() => undefined),
    }),
    () => closeCallWindow,
  ]);
}
