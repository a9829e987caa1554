import { type Answers, type Channel, openChannel } from "./messenger.ts";
import { connectMessage } from "./protocol.ts";

type Questions = Record<string, { question: unknown; answer: unknown }>;

/** Runs inside a frame: waits for the page around it to open the channel. Only that page may, and only once. */
export function channelToPage<Taken extends Questions, Sent>(
  answers: Answers<Taken>,
): Promise<Channel<never, Sent>> {
  return new Promise((resolve) => {
    window.addEventListener("message", function connect(event: MessageEvent<unknown>) {
      const [port] = event.ports;
      if (event.source !== window.parent || event.data !== connectMessage || !port) return;
      window.removeEventListener("message", connect);
      resolve(openChannel<never, Taken, Sent, never>(port, answers, () => {}));
    });
  });
}
