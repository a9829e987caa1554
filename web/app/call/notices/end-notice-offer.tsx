import { Bell } from "lucide-react";
import { useState } from "react";
import { companionMessages } from "#contract/messages/call-messages.ts";
import type { CallSession } from "#web/app/call/call-session.tsx";
import { useTimeLeft } from "#web/app/call/use-seconds-left.ts";
import { askForNotices, noticePermission } from "#web/kit/browser/notices.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** Calls that last longer need no notice yet. */
const near_s = 15 * 60;

/** Asks for the browser's permission by a press, in a call that the credits will end. */
export function EndNoticeOffer({ callSession }: { callSession: CallSession }) {
  const [permission, setPermission] = useState(noticePermission);
  const { left_s } = useTimeLeft(callSession);
  if (permission !== "default") return null;
  const isNear = left_s !== null && left_s <= near_s;

  async function ask(): Promise<void> {
    const isGranted = await askForNotices();
    setPermission(noticePermission());
    if (isGranted) toast.success(t(companionMessages.noticeOn));
    else toast.info(t(companionMessages.noticeOff));
  }

  return (
    // Its place is there from the answer on, so that it moves nothing when it comes.
    <Button
      variant="secondary"
      size="small"
      onClick={() => void ask()}
      className={isNear ? undefined : "invisible"}
    >
      <Bell aria-hidden="true" className="size-4 shrink-0" />
      {t(companionMessages.noticeOffer)}
    </Button>
  );
}
