import { connectFrame, createFrame } from "./frame.ts";
import type { ChallengeCalls, ChallengeNews } from "./protocol.ts";
import type { PaymentResult } from "./results.ts";

/** Shows the bank's page over everything else until the cardholder has answered. */
export function askCardholder(origin: string, key: string, clientSecret: string): Promise<PaymentResult> {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", "3D Secure authentication");
  Object.assign(dialog.style, {
    // A page under a modal of its own may have switched the pointer off for everything outside that.
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
  // Escape belongs to the page inside, which takes it for a "no".
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(frame);
  return new Promise((resolve) => {
    connectFrame<ChallengeCalls, ChallengeNews>(
      frame,
      origin,
      ({ result }) => {
        dialog.remove();
        resolve(result);
      },
      (line) => {
        line.ask("start", { key, clientSecret }).catch(() => {});
        frame.focus();
      },
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
