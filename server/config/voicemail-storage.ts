import { z } from "zod";
import { webUrl } from "./urls.ts";

/** A bucket for the sounds of voicemail, instead of a folder. */
export const voicemailStorageVariables = {
  VOICEMAIL_BUCKET_URL: webUrl("https://s3.eu-central-1.amazonaws.com/farline").optional(),
  VOICEMAIL_BUCKET_REGION: z.string().min(1).optional(),
  VOICEMAIL_BUCKET_ACCESS_KEY_ID: z.string().min(1).optional(),
  VOICEMAIL_BUCKET_SECRET_ACCESS_KEY: z.string().min(16, "is too short for a secret").optional(),
};

/** Undefined without its variables, which come together. */
export function voicemailStorageConfig({
  VOICEMAIL_BUCKET_URL: url,
  VOICEMAIL_BUCKET_REGION: region,
  VOICEMAIL_BUCKET_ACCESS_KEY_ID: accessKeyId,
  VOICEMAIL_BUCKET_SECRET_ACCESS_KEY: secretAccessKey,
}: z.infer<z.ZodObject<typeof voicemailStorageVariables>>) {
  if (!url || !region || !accessKeyId || !secretAccessKey) return undefined;
  return { url: url.replace(/\/$/, ""), region, accessKeyId, secretAccessKey };
}
