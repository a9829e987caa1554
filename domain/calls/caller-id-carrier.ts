import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CarrierMessage } from "./voice-carrier.ts";

/** Names a request to verify a number in the signed address of its report. */
export interface CallerIdKey {
  userId: string;
  id: string;
}

/** The carrier's word on one call that asked for a code. */
export interface CallerIdReport extends CallerIdKey {
  providerCallId: string;
  /** The carrier's id of the verified number; null when the code was not typed. */
  providerNumberId: string | null;
}

/** Numbers of users that the carrier has verified and may show to called people. */
export interface CarrierCallerIds {
  /** The operator's number, which is shown in place of a user's own. */
  readonly usual: E164;
  /**
   * Calls the number once and asks for a code. `taken`: the carrier has verified the number already. `refused`: the carrier
   * does not call it.
   * @throws CarrierError
   */
  verify(
    number: E164,
    request: CallerIdKey,
  ): Promise<{ providerCallId: string; code: string } | "taken" | "refused">;
  /** The carrier's own record of a number. @throws CarrierError */
  find(number: E164): Promise<{ providerNumberId: string; verifiedAt: Date } | undefined>;
  /** Also resolves when the carrier does not know the number. @throws CarrierError */
  remove(providerNumberId: string): Promise<void>;
  /** @throws CarrierError when the message is no report of a verification. */
  readReport(message: CarrierMessage): CallerIdReport;
}
