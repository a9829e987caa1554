/** Questions of the app's page to one of the provider's frames, and the frame's notifications, over a MessagePort. */
type Questions = Record<string, { question: unknown; answer: unknown }>;

type ToFrame = { id: number; name: string; content: unknown };
type ToPage = { kind: "answer"; id: number; content: unknown } | { kind: "news"; content: unknown };

/** The first message to a frame; it carries the port for all later messages. */
const connectMessage = "card-provider-connect";

/** The page's end of a channel into a frame. */
export interface Channel<Asked extends Questions> {
  ask<N extends keyof Asked & string>(name: N, question: Asked[N]["question"]): Promise<Asked[N]["answer"]>;
  /** Closes the channel; open questions are rejected. */
  close(): void;
}

/**
 * Calls `onChannel` with a channel into the frame once its page has loaded. Only a page of `origin` gets the channel.
 */
export function connectFrame<Asked extends Questions, News>(
  frame: HTMLIFrameElement,
  origin: string,
  onNews: (news: News) => void,
  onChannel: (channel: Channel<Asked>) => void,
): void {
  frame.addEventListener(
    "load",
    () => {
      const { port1, port2 } = new MessageChannel();
      onChannel(openChannel<Asked, News>(port1, onNews));
      frame.contentWindow?.postMessage(connectMessage, origin, [port2]);
    },
    { once: true },
  );
}

function openChannel<Asked extends Questions, News>(
  port: MessagePort,
  onNews: (news: News) => void,
): Channel<Asked> {
  const open = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let lastId = 0;
  port.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.kind === "news") return onNews(data.content as News);
    open.get(data.id)?.resolve(data.content);
    open.delete(data.id);
  };
  return {
    ask(name, question) {
      lastId += 1;
      port.postMessage({ id: lastId, name, content: question });
      return new Promise((resolve, reject) => open.set(lastId, { resolve, reject }));
    },
    close() {
      port.close();
      for (const answer of open.values()) answer.reject(new Error("The frame was closed."));
      open.clear();
    },
  };
}

/**
 * Runs inside a frame: answers the page around it, which alone may open the channel, and only once. Returns the function
 * that sends notifications to the page; those before the channel is open are lost.
 */
export function channelToPage<Taken extends Questions, News>(
  answers: {
    [N in keyof Taken]: (question: Taken[N]["question"]) => Promise<Taken[N]["answer"]>;
  },
): (news: News) => void {
  let toPage: MessagePort | undefined;
  window.addEventListener("message", function connect(event: MessageEvent<unknown>) {
    const [port] = event.ports;
    if (event.source !== window.parent || event.data !== connectMessage || !port) return;
    window.removeEventListener("message", connect);
    toPage = port;
    port.onmessage = async ({ data: { id, name, content } }: MessageEvent<ToFrame>) => {
      port.postMessage({ kind: "answer", id, content: await answers[name]?.(content) });
    };
  });
  return (news) => toPage?.postMessage({ kind: "news", content: news });
}
