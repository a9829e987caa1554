import { createDialog } from "./dialog.ts";
import { connectFrame, createFrame } from "./frame.ts";
import type { Channel } from "./messenger.ts";
import type { ConfirmRequest, SheetNews, SheetQuestions, SheetSettings } from "./protocol.ts";
import { connectionError, type PaymentResult } from "./results.ts";

export interface WalletSheet {
  confirm(request: ConfirmRequest): Promise<PaymentResult>;
  close(): void;
}

/** Shows the wallet's sheet above the page until the person cancels or the page closes it. */
export function openWalletSheet(
  origin: string,
  settings: SheetSettings,
  onNews: (news: SheetNews["news"]) => void,
): WalletSheet {
  const frame = createFrame(`${origin}/cards/wallet-sheet`, "Wallet");
  const dialog = createDialog("Wallet", frame);
  let sheet: Channel<SheetQuestions, never> | null = null;
  connectFrame<SheetQuestions, SheetNews>(
    frame,
    origin,
    ({ news }) => onNews(news),
    (channel) => {
      sheet = channel;
      channel.ask("start", settings).catch(() => {});
      frame.focus();
    },
  );
  dialog.showModal();
  return {
    confirm: (request) => sheet?.ask("confirm", request) ?? Promise.resolve({ error: connectionError }),
    close() {
      sheet?.close();
      dialog.remove();
    },
  };
}
