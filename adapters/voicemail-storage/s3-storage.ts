import type { AwsClient } from "aws4fetch";
import { StorageError, type VoicemailStorage } from "#domain/voicemail/voicemail-deps.ts";

export interface S3Options {
  /** The address of a bucket, such as https://s3.eu-central-1.amazonaws.com/farline or https://farline.s3.example. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Below the time that a carrier waits for the instructions of a call. */
const look_ms = 1_500;
const transfer_ms = 30_000;

/** Keeps each file in a bucket that speaks S3's protocol. The library is loaded with the first request. */
export function s3Storage({ url, ...credentials }: S3Options): VoicemailStorage {
  let client: Promise<AwsClient> | undefined;
  async function ask(method: string, path: string, timeout_ms: number, body?: Uint8Array): Promise<Response> {
    try {
      client ??= import("aws4fetch").then(
        ({ AwsClient }) => new AwsClient({ ...credentials, service: "s3", retries: 0 }),
      );
      const init = {
        method,
        signal: AbortSignal.timeout(timeout_ms),
        ...(body && { body: Buffer.from(body) }),
      };
      return await (await client).fetch(url + path, init);
    } catch (cause) {
      throw new StorageError("The bucket of voicemail does not answer", { cause });
    }
  }
  function expectOk({ ok, status }: Response): void {
    if (!ok) throw new StorageError(`The bucket of voicemail answered ${status}`);
  }
  const pathOf = (id: string) => `/voicemail/${encodeURIComponent(id)}`;

  return {
    async put(id, bytes) {
      expectOk(await ask("PUT", pathOf(id), transfer_ms, bytes));
    },
    async get(id, { isUrgent } = { isUrgent: false }) {
      const response = await ask("GET", pathOf(id), isUrgent ? look_ms : transfer_ms);
      if (response.status === 404) return undefined;
      expectOk(response);
      try {
        return new Uint8Array(await response.arrayBuffer());
      } catch (cause) {
        throw new StorageError("The bucket of voicemail did not send a file", { cause });
      }
    },
    // S3 confirms the deletion of a file that does not exist, too.
    async remove(id) {
      expectOk(await ask("DELETE", pathOf(id), transfer_ms));
    },
    // A bucket is never full: it has room while it answers.
    async hasRoom() {
      expectOk(await ask("HEAD", "", look_ms));
      return true;
    },
  };
}
