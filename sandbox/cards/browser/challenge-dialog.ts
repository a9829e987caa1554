import { createDialog } from "./dialog.ts";
import { connectFrame, createFrame } from "./frame.ts";
import type { ChallengeNews, ChallengeQuestions } from "./protocol.ts";
import { connectionError, type PaymentResult } from "./results.ts";

const challengeLoadLimit_ms = 15_000;

/** Shows the bank's page above everything else until the cardholder has answered. */
export function askCardholder(origin: string, key: string, clientSecret: string): Promise<PaymentResult> {
  const frame = createFrame(`${origin}/cards/challenge`, "3D Secure authentication");
  const dialog = createDialog("3D Secure authentication", frame);
  const answer = new Promise<PaymentResult>((resolve) => {
    // The person can leave a page that does not load.
    const late = setTimeout(resolve, challengeLoadLimit_ms, { error: connectionError });
    connectFrame<ChallengeQuestions, ChallengeNews>(
      frame,
      origin,
      ({ result }) => resolve(result),
      (channel) => {
        channel.ask("start", { key, clientSecret }).then(
          () => clearTimeout(late),
          () => {},
        );
        frame.focus();
      },
    );
  });
  dialog.showModal();
  return answer.finally(() => dialog.remove());
}
