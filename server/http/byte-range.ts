import type { FastifyReply, FastifyRequest } from "fastify";

/** The bytes that a Range header asks for (RFC 9110, 14.2); undefined for the whole, which answers several ranges, too. */
export function byteRange(
  header: string | undefined,
  length: number,
): { start: number; end: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const start = Math.max(0, length - Number(last));
    return last === "0" || Number(last) === 0 ? "unsatisfiable" : { start, end: length - 1 };
  }
  const [start, end] = [Number(first), last === "" ? length - 1 : Math.min(Number(last), length - 1)];
  if (last !== "" && Number(last) < start) return undefined;
  return start >= length ? "unsatisfiable" : { start, end };
}

/** Prepares the answer with a private WAV, whole or in part, and returns its bytes. */
export function audioReply(
  request: FastifyRequest,
  reply: FastifyReply,
  audio: Uint8Array,
  fileName?: string,
): Buffer {
  reply
    .type("audio/wav")
    .header("accept-ranges", "bytes")
    .header("cache-control", "private, no-store")
    .header("x-content-type-options", "nosniff");
  if (fileName !== undefined) reply.header("content-disposition", `attachment; filename="${fileName}"`);
  const bytes = Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength);
  const range = byteRange(request.headers.range, bytes.length);
  if (range === undefined) return bytes;
  if (range === "unsatisfiable") {
    reply.code(416).header("content-range", `bytes */${bytes.length}`);
    return Buffer.alloc(0);
  }
  const { start, end } = range;
  reply.code(206).header("content-range", `bytes ${start}-${end}/${bytes.length}`);
  return bytes.subarray(start, end + 1);
}
