import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { Snapshot } from "#domain/operators/operator-record.ts";
import { ofProduct } from "#domain/operators/target.ts";
import type { CardProvider } from "#domain/payments/card-provider.ts";

export interface WebhookTrialDeps extends OperatorDeps {
  provider: Pick<CardProvider, "announce">;
  /** A mark of the address and the secret of the provider's notifications. */
  cardWebhookSettings: string;
  pause(wait_ms: number): Promise<void>;
}

const pause_ms = 500;
/** The provider notifies within a second or two. */
const longestWait_ms = 15_000;

/**
 * Has the card provider send a notification, and waits for it: the provider's address, its secret and the way between
 * both are right when it comes. No card pays. Resolves with the moment of its arrival, or null when none came.
 * Refuses `unavailable` when the provider does not answer or refuses.
 */
export async function testCardWebhook(
  deps: WebhookTrialDeps,
  request: Request,
): Promise<Date | null | Refusal> {
  const trial = deps.ids.uuid();
  const record = (after: Snapshot) =>
    act(deps, request, "test_card_webhook", ofProduct("setup"), async (_found, { proofs }, { now }) => {
      if (after.step === "begun") await proofs.begin("card_webhook", trial, deps.cardWebhookSettings, now);
      return { after, result: now };
    });
  const begun = await record({ step: "begun" });
  if (isRefusal(begun)) return begun;
  try {
    await deps.provider.announce(trial);
  } catch {
    await record({ step: "ended", refused: "provider" });
    return refuse("unavailable", { message: operatorMessages.webhookTrialRefused });
  }
  const arrivedAt = await arrival(deps, trial);
  const ended = await record({ step: "ended", arrived: arrivedAt !== null });
  return isRefusal(ended) ? ended : arrivedAt;
}

async function arrival({ transaction, pause }: WebhookTrialDeps, trial: string): Promise<Date | null> {
  for (let waited_ms = 0; waited_ms < longestWait_ms; waited_ms += pause_ms) {
    await pause(pause_ms);
    const proof = await transaction(({ proofs }) => proofs.find("card_webhook"));
    if (proof?.trial !== trial) return null;
    if (proof.provenAt !== null) return proof.provenAt;
  }
  return null;
}
