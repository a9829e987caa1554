import type { RateSource } from "#domain/money/exchange-rates.ts";
import { parseEcbDocument, RatesDocumentError } from "./ecb-document.ts";

export interface EcbOptions {
  url: string;
  timeout_ms?: number | undefined;
}

const defaultTimeout_ms = 10_000;
/** The list is about 2 kB long. */
const maximumBytes = 64 * 1024;

/** The reference rates that the European Central Bank publishes every working day. */
export function ecbRateSource({ url, timeout_ms = defaultTimeout_ms }: EcbOptions): RateSource {
  return {
    async latest() {
      const response = await fetch(url, { signal: AbortSignal.timeout(timeout_ms) });
      if (response.status !== 200 || response.body === null) {
        await response.body?.cancel();
        throw new RatesDocumentError(`The rates were answered with status ${response.status}`);
      }
      return parseEcbDocument(await readText(response.body));
    },
  };
}

async function readText(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maximumBytes) throw new RatesDocumentError(`The rates are longer than ${maximumBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
