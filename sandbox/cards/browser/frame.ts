import { type Answers, type Channel, openChannel } from "./messenger.ts";
import { connectMessage } from "./protocol.ts";

type Questions = Record<string, { question: unknown; answer: unknown }>;

/** Creates a frame of the card provider. Its colour scheme is light, or a dark page would paint it opaque. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = title;
  frame.setAttribute("allowtransparency", "true");
  // Delegates the permission to open a wallet, which the page has or has not.
  frame.allow = "payment";
  Object.assign(frame.style, { border: "0", display: "block", width: "100%", colorScheme: "light" });
  return frame;
}

/**
 * Calls `onChannel` with a channel into the frame once its page has loaded. Only a page of `origin` gets the channel.
 */
export function connectFrame<Asked extends Questions, Received>(
  frame: HTMLIFrameElement,
  origin: string,
  onNews: (news: Received) => void,
  onChannel: (channel: Channel<Asked, never>) => void,
): void {
  const nothingAsked: Answers<Record<never, never>> = {};
  frame.addEventListener(
    "load",
    () => {
      const { port1, port2 } = new MessageChannel();
      onChannel(openChannel<Asked, Record<never, never>, never, Received>(port1, nothingAsked, onNews));
      frame.contentWindow?.postMessage(connectMessage, origin, [port2]);
    },
    { once: true },
  );
}
