import { drafts } from "#web/kit/kept/browser-drafts.ts";

/** Unsaved text of a note, and the saved note that it was typed over. */
export interface NoteDraft {
  text: string;
  over: string;
}

export function noteDraft(contactId: string) {
  const form = `note ${contactId}`;
  return {
    read(): NoteDraft | undefined {
      const { text, over } = drafts.read(form);
      return text === undefined || over === undefined ? undefined : { text, over };
    },
    keep: (draft: NoteDraft) => drafts.keep(form, { ...draft }),
    drop: () => drafts.drop(form),
  };
}
