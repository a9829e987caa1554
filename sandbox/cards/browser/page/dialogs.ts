import { type Channel, connectFrame } from "#sandbox/cards/browser/messenger.ts";
import {
  type ChallengeNews,
  type ChallengeQuestions,
  type ConfirmRequest,
  connectionError,
  type PaymentResult,
  type SheetNews,
  type SheetQuestions,
  type SheetSettings,
} from "#sandbox/cards/browser/protocol.ts";
import { createFrame } from "./frame-element.ts";

const challengeLoadLimit_ms = 15_000;

/** Shows the bank's page above everything else until the cardholder has answered. */
export function askCardholder(origin: string, key: string, clientSecret: string): Promise<PaymentResult> {
  const frame = createFrame(`${origin}/cards/challenge`, "3D Secure authentication");
  const answer = new Promise<PaymentResult>((resolve) => {
    // The person can leave a page that does not load.
    const late = setTimeout(resolve, challengeLoadLimit_ms, { error: connectionError });
    connectFrame<ChallengeQuestions, ChallengeNews>(frame, origin, resolve, (channel) => {
      channel.ask("start", { key, clientSecret }).then(
        () => clearTimeout(late),
        () => {},
      );
      frame.focus();
    });
  });
  const dialog = showDialog(frame);
  return answer.finally(() => dialog.remove());
}

export interface WalletSheet {
  confirm(request: ConfirmRequest): Promise<PaymentResult>;
  close(): void;
}

/** Shows the wallet's sheet above the page until the person cancels or the page closes it. */
export function openWalletSheet(
  origin: string,
  settings: SheetSettings,
  onNews: (news: SheetNews) => void,
): WalletSheet {
  const frame = createFrame(`${origin}/cards/wallet-sheet`, "Wallet");
  let sheet: Channel<SheetQuestions> | null = null;
  connectFrame<SheetQuestions, SheetNews>(frame, origin, onNews, (channel) => {
    sheet = channel;
    channel.ask("start", settings).catch(() => {});
    frame.focus();
  });
  const dialog = showDialog(frame);
  return {
    confirm: (request) => sheet?.ask("confirm", request) ?? Promise.resolve({ error: connectionError }),
    close() {
      sheet?.close();
      dialog.remove();
    },
  };
}

/** Shows a frame above everything else of the page. The caller removes it. */
function showDialog(frame: HTMLIFrameElement): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.setAttribute("aria-label", frame.title);
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
  frame.style.height = "100%";
  // The page inside takes Escape for a "no".
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.append(frame);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
