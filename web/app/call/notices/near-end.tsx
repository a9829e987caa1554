import { callWarnings_s } from "#contract/events.ts";
import { inCallMessages } from "#contract/messages/in-call-messages.ts";
import type { CallNotesStore } from "#web/app/call/call-notes.ts";
import { useKnownSecondsLeft, useNotes } from "#web/app/call/use-seconds-left.ts";
import { formatTalkTime } from "#web/kit/wording/format.ts";
import type { Phone } from "#web/phone/phone.ts";
import { say } from "#words/say.ts";

/** The time that is left, from the first warning on. */
export function NearEnd({ phone, notes }: { phone: Phone; notes: CallNotesStore }) {
  const left_s = useKnownSecondsLeft({ phone, notes });
  const { cutShort } = useNotes(notes);
  if (left_s === null || left_s > callWarnings_s[0] || cutShort) return null;
  return <p className="figures text-sm">{say(inCallMessages.minutesLeft(formatTalkTime(left_s)))}</p>;
}
