import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import type { FileReading } from "./file-contacts.ts";
import { type ReadingChoice, readContactFile } from "./read-file.ts";

export interface ReadRequest {
  bytes: ArrayBuffer;
  choice: ReadingChoice;
}
export type WorkerReply = { part: number } | { reading: FileReading };

/** Reads one file beside the page, which stays able to answer presses meanwhile. */
addEventListener("message", async ({ data }: MessageEvent<ReadRequest>) => {
  await loadNumberingPlans();
  let reportedPart = 0;
  const reading = readContactFile(new Uint8Array(data.bytes), data.choice, (part) => {
    // A message for each contact would take longer than the contact.
    if (part < reportedPart + 0.05) return;
    reportedPart = part;
    postMessage({ part } satisfies WorkerReply);
  });
  postMessage({ reading } satisfies WorkerReply);
});
