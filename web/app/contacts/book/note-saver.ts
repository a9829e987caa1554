import type { Contact } from "#contract/contacts/contact-book.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import { createListeners } from "#web/kit/listeners.ts";
import type { noteDraft } from "./note-draft.ts";

/** A pause in typing after which the note is saved. */
export const typingPause_ms = 1_000;

interface NotePorts {
  /** Saves the contact with its note, and returns its new version. Throws ApiError `contact_changed` for an older version. */
  save(contact: Contact): Promise<Contact>;
  /** The contact as the server has it; undefined for one that was deleted. */
  findNewest(id: string): Promise<Contact | undefined>;
  draft: ReturnType<typeof noteDraft>;
}

/** `conflict`: another note was saved elsewhere meanwhile, and the user decides which of the two stays. */
export interface NoteSnapshot {
  text: string;
  state: "unchanged" | "typed" | "saved" | "failed" | "conflict";
  error?: unknown;
}

/**
 * Saves a note while it is typed: after a pause, and when it is asked to, one request at a time. Unsaved text is kept as a
 * draft. It works on after its field is gone, as at the end of a call.
 */
export function createNoteSaver(contact: Contact, { save, findNewest, draft }: NotePorts) {
  const listeners = createListeners();
  const unsaved = draft.read();
  let newest = contact;
  /** The last note that was sent, whose answer may have been lost. */
  let sent = contact.note;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let current: NoteSnapshot = { text: contact.note, state: "unchanged" };
  if (unsaved) {
    const isOver = unsaved.over === contact.note || unsaved.text === contact.note;
    current = { text: unsaved.text, state: isOver ? "typed" : "conflict" };
  }

  function show(next: NoteSnapshot): void {
    current = next;
    if (current.state === "saved") draft.drop();
    listeners.notify();
  }

  const note = () => current.text.trim();

  async function send(): Promise<void> {
    const written = note();
    const isOwn = (saved: string) => [newest.note, sent, written].includes(saved);
    try {
      newest = await save({ ...newest, note: written });
    } catch (error) {
      const isOld = error instanceof ApiError && error.code === "contact_changed";
      const saved = isOld ? await findNewest(newest.id) : undefined;
      if (!saved) throw error;
      const isConflict = !isOwn(saved.note);
      newest = saved;
      if (isConflict) return show({ ...current, state: "conflict" });
      newest = await save({ ...saved, note: written });
    } finally {
      sent = written;
    }
    show({ text: current.text, state: note() === written ? "saved" : "typed" });
  }

  async function run(): Promise<void> {
    // What is typed meanwhile has a pause of its own, unless the field is left.
    while (timer === undefined && current.state !== "conflict" && note() !== newest.note) {
      try {
        await send();
      } catch (error) {
        return show({ ...current, state: "failed", error });
      }
    }
    if (current.state === "typed" && note() === newest.note) show({ text: current.text, state: "saved" });
  }

  /** Saves what is unsaved, without waiting for a pause. Resolves when it is saved or has failed. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    subscribe: listeners.subscribe,
    snapshot: () => current,
    flush,
    type(text: string): void {
      draft.keep({ text, over: newest.note });
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), typingPause_ms);
      show({ text, state: current.state === "conflict" ? "conflict" : "typed" });
    },
    /** Takes a version that came with the list of contacts. */
    see(seen: Contact): void {
      if (seen.version <= newest.version || running) return;
      const isUntouched = current.state === "unchanged" || current.state === "saved";
      if (!isUntouched && seen.note !== newest.note) return;
      newest = seen;
      if (isUntouched) show({ text: seen.note, state: "unchanged" });
    },
    /** Ends a conflict: the typed text replaces the saved note, or the saved note the text. */
    decide(winner: "typed" | "saved"): void {
      const text = winner === "typed" ? current.text : newest.note;
      if (winner === "saved") draft.drop();
      show({ text, state: winner === "typed" ? "typed" : "unchanged" });
      void flush();
    },
  };
}
