import { UserPlus } from "lucide-react";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { TextLink } from "#web/kit/controls/links.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";

export function AddContactLink({ number }: { number: E164 }) {
  return (
    <TextLink
      to={`/contacts?${new URLSearchParams({ number })}`}
      aria-label={t("Add {number} to contacts", { number: leftToRight(formatNumber(number)) })}
      className="inline-flex items-baseline gap-1.5 py-1 text-sm print:hidden"
    >
      <UserPlus aria-hidden="true" className="size-4 self-center" />
      {t("Add to contacts")}
    </TextLink>
  );
}
