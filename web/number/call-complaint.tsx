import { TextLink } from "#web/kit/controls/links.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { formatDateTime } from "#web/kit/wording/format.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";

interface CallComplaintProps {
  /** The number as it is shown. */
  callee: string;
  /** Time of the call, as ISO 8601. */
  at: string;
}

/** Leads to the contact form, which names the call already. A message that was begun there stays. */
export function CallComplaint({ callee, at }: CallComplaintProps) {
  function nameCall(): void {
    const subject = t("Problem with the call to {number}, {when}", {
      number: leftToRight(callee),
      when: formatDateTime(at),
    });
    drafts.keep("contact", { ...drafts.read("contact"), subject });
  }
  return (
    <TextLink to="/contact" onClick={nameCall} className="py-1 text-sm print:hidden">
      {t("Something was wrong")}
    </TextLink>
  );
}
