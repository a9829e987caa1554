/** A trace that begins here: https://www.w3.org/TR/trace-context/#traceparent-header, version 00, sampled. */
export function newTraceparent(): string {
  return `00-${randomHex(16)}-${randomHex(8)}-01`;
}

function randomHex(length_bytes: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length_bytes));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
