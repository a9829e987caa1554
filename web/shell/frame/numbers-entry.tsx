import { useQuery } from "@tanstack/react-query";
import { PhoneIncoming } from "lucide-react";
import { numbersQuery } from "#web/kit/api/numbers-query.ts";
import { ButtonLink } from "#web/kit/controls/links.tsx";
import { useIsLoggedIn } from "#web/kit/session/browser-session.ts";
import { t } from "#words/translate.ts";

/** In the menu where numbers are offered, or the user has one. */
export function NumbersEntry({ className, onClick }: { className: string; onClick: () => void }) {
  const { data } = useQuery({ ...numbersQuery, enabled: useIsLoggedIn() });
  if (!data || data.offers.length + data.numbers.length === 0) return null;
  return (
    <ButtonLink to="/numbers" variant="quiet" size="small" className={className} onClick={onClick}>
      <PhoneIncoming aria-hidden="true" className="size-4" />
      {t("A number of your own")}
    </ButtonLink>
  );
}
