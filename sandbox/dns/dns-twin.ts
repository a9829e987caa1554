import { createSocket } from "node:dgram";
import { once } from "node:events";
import { decode, encode, RECURSION_AVAILABLE, RECURSION_DESIRED } from "dns-packet";

/** A name server on this machine. Names without texts do not exist; a text longer than 255 bytes goes in pieces. */
export interface DnsTwin {
  /** With its port, as a resolver takes it. */
  server: string;
  texts: Map<string, readonly string[]>;
  /** Names about which it fails, as one whose own zone is broken. */
  broken: Set<string>;
  questions: string[];
  close(): Promise<void>;
}

const noSuchName = 3;
const serverFailure = 2;
const longestPiece_bytes = 255;

export async function startDnsTwin(): Promise<DnsTwin> {
  const socket = createSocket("udp4");
  const texts: DnsTwin["texts"] = new Map();
  const broken = new Set<string>();
  const questions: string[] = [];
  socket.on("message", (message, from) => {
    const query = decode(message);
    const name = query.questions?.[0]?.name.toLowerCase() ?? "";
    questions.push(name);
    const answers = texts.get(name) ?? [];
    const code = broken.has(name) ? serverFailure : answers.length > 0 ? 0 : noSuchName;
    const reply = encode({
      type: "response",
      id: query.id ?? 0,
      flags: RECURSION_DESIRED | RECURSION_AVAILABLE | code,
      questions: query.questions ?? [],
      answers: answers.map((text) => ({ type: "TXT", name, ttl: 60, data: piecesOf(text) })),
    });
    socket.send(reply, from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return {
    server: `127.0.0.1:${socket.address().port}`,
    texts,
    broken,
    questions,
    async close() {
      socket.close();
      await once(socket, "close");
    },
  };
}

function piecesOf(text: string): string[] {
  const count = Math.max(1, Math.ceil(text.length / longestPiece_bytes));
  return Array.from({ length: count }, (_, n) =>
    text.slice(n * longestPiece_bytes, (n + 1) * longestPiece_bytes),
  );
}
