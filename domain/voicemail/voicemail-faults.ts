import { StorageError, type VoicemailDeps } from "./voicemail-deps.ts";

/** The figures by which the operator learns that messages are not stored. */
export async function voicemailFaults({
  hasKey,
  storage,
  connection,
  clock,
}: Pick<VoicemailDeps, "hasKey" | "storage" | "connection" | "clock">): Promise<{
  /** The age of the oldest message whose audio is not here; 0 without one. */
  oldestVoicemail_s: number;
  /** 1 while the storage is full or away. */
  voicemailFaults: number;
}> {
  const oldest = await connection(({ voicemail }) => voicemail.oldestWaiting());
  const age_ms = oldest === undefined ? 0 : clock.now().getTime() - oldest.getTime();
  const canStore = !hasKey || (await hasRoom(storage));
  return { oldestVoicemail_s: Math.max(0, age_ms / 1_000), voicemailFaults: canStore ? 0 : 1 };
}

async function hasRoom(storage: VoicemailDeps["storage"]): Promise<boolean> {
  try {
    return await storage.hasRoom();
  } catch (error) {
    if (error instanceof StorageError) return false;
    throw error;
  }
}
