import { connectFrame, createFrame } from "./frame.ts";
import type { ChallengeNews, ChallengeQuestions } from "./protocol.ts";
import { connectionError, type PaymentResult } from "./results.ts";

const challengeLoadLimit_ms = 15_000;

/** Shows the bank's page above everything else until the cardholder has answered. */
export function askCardholder(origin: string, key: string, clientSecret: string): Promise<PaymentResult> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "3D Secure authentication");
  Object.assign(dialog.style, {
    // A modal of the app's page may have disabled the pointer for everything outside it.
    pointerEvents: "auto",
    width: "100vw",
    height: "100dvh",
    maxWidth: "none",
    maxHeight: "none",
    border: "0",
    padding: "0",
    margin: "0",
    background: "transparent",
    overflow: "hidden",
  });
  const frame = createFrame(`${origin}/cards/challenge`, "3D Secure authentication");
  frame.style.height = "100%";
  // The bank's page inside takes Escape for a "no".
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(frame);
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
  document.body.append(dialog);
  dialog.showModal();
  return answer.finally(() => dialog.remove());
}
