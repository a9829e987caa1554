import { type Answers, type Line, openLine } from "./messenger.ts";
import { connectMessage } from "./protocol.ts";

type Calls = Record<string, { question: unknown; answer: unknown }>;

/**
 * Inside a frame: waits for the page around it, and for nobody else, to open the line. The first connection is the
 * only one.
 */
export function lineToPage<Taken extends Calls, Told>(answers: Answers<Taken>): Promise<Line<never, Told>> {
  return new Promise((resolve) => {
    window.addEventListener("message", function connect(event: MessageEvent<unknown>) {
      const [port] = event.ports;
      if (event.source !== window.parent || event.data !== connectMessage || !port) return;
      window.removeEventListener("message", connect);
      resolve(openLine<never, Taken, Told, never>(port, answers, () => {}));
    });
  });
}
