import { type Answers, type Line, openLine } from "./messenger.ts";
import { connectMessage } from "./protocol.ts";

type Calls = Record<string, { question: unknown; answer: unknown }>;

/** Makes a frame of the card provider. Always light, or the browser would paint it opaque on a dark page. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = title;
  frame.setAttribute("allowtransparency", "true");
  Object.assign(frame.style, { border: "0", display: "block", width: "100%", colorScheme: "light" });
  return frame;
}

/** Calls `onLine` with a line into the frame once its page has loaded; only a page of `origin` gets it. */
export function connectFrame<Asked extends Calls, Heard>(
  frame: HTMLIFrameElement,
  origin: string,
  onNews: (news: Heard) => void,
  onLine: (line: Line<Asked, never>) => void,
): void {
  const nothingAsked: Answers<Record<never, never>> = {};
  frame.addEventListener(
    "load",
    () => {
      const { port1, port2 } = new MessageChannel();
      onLine(openLine<Asked, Record<never, never>, never, Heard>(port1, nothingAsked, onNews));
      frame.contentWindow?.postMessage(connectMessage, origin, [port2]);
    },
    { once: true },
  );
}
