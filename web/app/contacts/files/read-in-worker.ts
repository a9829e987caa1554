import { trustedScript } from "#web/kit/loading/trusted-scripts.ts";
import type { ReadRequest, WorkerReply } from "./contact-worker.ts";
import workerUrl from "./contact-worker.ts?worker&url";
import type { FileReading, OnProgress } from "./file-contacts.ts";
import type { ReadingChoice } from "./read-file.ts";
import replacedWorkerUrl from "./replaced-contact-worker.ts?worker&url";

// The build writes a classic script, because Firefox has module workers since 114. Vite's development server has modules.
const type = import.meta.env.DEV ? "module" : "classic";

/** A phone's file has its contacts' pictures in it, which are left out here. */
export const longestFile_bytes = 20_000_000;
/** A phone reads its largest file in a few seconds. */
const timeout_ms = 30_000;

export class ReadingTimeoutError extends Error {
  override name = "ReadingTimeoutError";
}

/**
 * Reads a file in a worker of its own, which ends with the reading.
 * @throws ReadingTimeoutError after 30 seconds, the signal's reason when it is aborted, and Error when the worker fails.
 */
export async function readInWorker(
  file: Blob,
  choice: ReadingChoice,
  { signal, onProgress }: { signal: AbortSignal; onProgress: OnProgress },
): Promise<FileReading> {
  const bytes = await file.arrayBuffer();
  if (signal.aborted) throw signal.reason;
  const url = hasReplacements() ? replacedWorkerUrl : workerUrl;
  const worker = new Worker(trustedScript(url), { type });
  const { promise, resolve, reject } = Promise.withResolvers<FileReading>();
  const timer = setTimeout(() => reject(new ReadingTimeoutError()), timeout_ms);
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  worker.addEventListener("error", () => reject(new Error("The worker failed")));
  worker.addEventListener("message", ({ data }: MessageEvent<WorkerReply>) =>
    "part" in data ? onProgress(data.part) : resolve(data.reading),
  );
  worker.postMessage({ bytes, choice } satisfies ReadRequest, [bytes]);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
    worker.terminate();
  }
}

/** Tells if this browser lacked something: web/public/after-paint.js has then emptied the template. */
function hasReplacements(): boolean {
  const template = document.querySelector<HTMLTemplateElement>("template[data-replacements]");
  return template?.content.childElementCount === 0;
}
