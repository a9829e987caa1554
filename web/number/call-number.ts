import { useNavigate } from "react-router";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { formatNumber } from "./phone-number.ts";

/** Leads to the dialler, which calls the number after the seconds in which a press can be taken back. */
export function useCallNumber(): (number: E164) => void {
  const navigate = useNavigate();
  return (number) => {
    drafts.keep("dial", { phoneNumber: formatNumber(number), pressed: number });
    void navigate("/dashboard");
  };
}

/** The number that was pressed on another page and is to be called. */
export function pressedElsewhere(): E164 | null {
  return e164Schema.safeParse(drafts.read("dial").pressed).data ?? null;
}

/** Once the dialler has the press: a page that is loaded anew must not call again. */
export function forgetPress(): void {
  const { pressed, ...draft } = drafts.read("dial");
  if (pressed !== undefined) drafts.keep("dial", draft);
}
