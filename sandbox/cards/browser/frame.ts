import { type Answers, type Channel, openChannel } from "./messenger.ts";
import { connectMessage } from "./protocol.ts";

type Questions = Record<string, { question: unknown; answer: unknown }>;

/** Makes a frame of the card provider. Always light, or the browser would paint it opaque on a dark page. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = title;
  frame.setAttribute("allowtransparency", "true");
  Object.assign(frame.style, { border: "0", display: "block", width: "100%", colorScheme: "light" });
  return frame;
}

/** Calls `onChannel` with a channel into the frame once its page has loaded; only a page of `origin` gets it. */
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
