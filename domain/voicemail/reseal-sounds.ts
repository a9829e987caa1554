import { soundOf } from "./greeting.ts";
import { placeOf, StorageError, storagePlace, type VoicemailDeps } from "./voicemail-deps.ts";

/** Of one run; the next run takes the next ones. */
const batch = 500;

/**
 * Encrypts with the current key the sounds that an earlier one has encrypted, so that it can go. Returns how many. One that
 * cannot be read is reported and stays.
 */
export async function resealSounds(deps: VoicemailDeps): Promise<number> {
  const { connection, storage, cipher } = deps;
  const sealedBy = cipher.currentPrefix;
  const sounds = await connection(({ voicemail }) => voicemail.sealedOtherwise(sealedBy, batch));
  let resealed = 0;
  for (const key of sounds) {
    try {
      const sound = await soundOf(deps, key.id);
      if (!sound) continue;
      await storage.put(key.id, cipher.seal(sound, placeOf(key.id)));
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      deps.report("a sound of voicemail could not be encrypted anew", error);
      return resealed;
    }
    if (await connection(({ voicemail }) => voicemail.resealed(key, sealedBy))) resealed += 1;
    // Its user has removed it meanwhile.
    else await connection(({ voicemail }) => voicemail.addRemoval({ place: storagePlace, ref: key.id }));
  }
  return resealed;
}
