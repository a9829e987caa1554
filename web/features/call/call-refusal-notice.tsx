import type { CallReceipt } from "#contract/calls.ts";
import { Alert } from "#web/ui/alert.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

/** What more credits mend; of the other refusals the sentence says what to do. */
const mendedByCredits: ReadonlySet<string> = new Set(["not_enough_credits", "account_in_debt"]);

/** Why the server did not place the call, and where to mend it. */
export function CallRefusalNotice({ refusal }: { refusal: NonNullable<CallReceipt["refusal"]> }) {
  return (
    <Alert tone="danger" className="mt-3">
      {refusal.message}{" "}
      {mendedByCredits.has(refusal.code) && <TextLink to="/purchase-credits">Purchase credits</TextLink>}
    </Alert>
  );
}
