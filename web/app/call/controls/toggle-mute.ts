import { messages } from "#contract/messages/messages.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { Phone } from "#web/phone/phone.ts";
import { t } from "#words/translate.ts";

const toastId = "mute";

export function toggleMute(phone: Pick<Phone, "snapshot" | "toggleMute">): void {
  if (phone.snapshot().phase !== "in_progress") {
    toast.error(t(messages.call.nothingToMute), { id: toastId });
    return;
  }
  try {
    toast.success(t(phone.toggleMute() ? messages.call.muted : messages.call.unmuted), { id: toastId });
  } catch {
    toast.error(t(messages.call.muteFailed), { id: toastId });
  }
}
