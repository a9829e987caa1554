/** Requests and notifications over a MessagePort. Either side may ask; the other answers once. */
type Questions = Record<string, { question: unknown; answer: unknown }>;

type Wire =
  | { kind: "question"; id: number; name: string; content: unknown }
  | { kind: "answer"; id: number; content: unknown }
  | { kind: "news"; content: unknown };

/** One end of a channel: asks `Asked`, sends `Sent`. */
export interface Channel<Asked extends Questions, Sent> {
  ask<N extends keyof Asked & string>(name: N, question: Asked[N]["question"]): Promise<Asked[N]["answer"]>;
  send(news: Sent): void;
  /** Closes the channel; open questions are rejected. */
  close(): void;
}

export type Answers<Taken extends Questions> = {
  [N in keyof Taken]: (question: Taken[N]["question"]) => Promise<Taken[N]["answer"]>;
};

/** Opens a channel on `port`: answers the other end's questions and passes its notifications on. */
export function openChannel<Asked extends Questions, Taken extends Questions, Sent, Received>(
  port: MessagePort,
  answers: Answers<Taken>,
  onNews: (news: Received) => void,
): Channel<Asked, Sent> {
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  port.onmessage = ({ data }: MessageEvent<Wire>) => {
    if (data.kind === "news") onNews(data.content as Received);
    else if (data.kind === "answer") {
      open.get(data.id)?.resolve(data.content);
      open.delete(data.id);
    } else {
      const { id, name, content } = data;
      void answers[name]?.(content).then((answer) =>
        port.postMessage({ kind: "answer", id, content: answer }),
      );
    }
  };
  return {
    ask(name, question) {
      lastId += 1;
      const id = lastId;
      port.postMessage({ kind: "question", id, name, content: question });
      const answer = Promise.withResolvers<unknown>();
      open.set(id, answer);
      return answer.promise;
    },
    send: (news) => port.postMessage({ kind: "news", content: news }),
    close() {
      port.close();
      for (const answer of open.values()) answer.reject(new Error("The frame was closed."));
      open.clear();
    },
  };
}
