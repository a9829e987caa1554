import { leftToRight } from "#words/left-to-right.ts";
import { t } from "#words/translate.ts";
import type { FileNote } from "./files/file-contacts.ts";

const mostShown = 50;

/** Lines of a file that need a look, folded until they are asked for. */
export function NoteList({ title, notes }: { title: string; notes: readonly FileNote[] }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-semibold text-sm">{title}</summary>
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {notes.slice(0, mostShown).map((note) => (
          <li key={`${note.line} ${note.about} ${note.reason}`} className="break-words">
            {worded(note)}
          </li>
        ))}
        {notes.length > mostShown && <li>{t("and {n} more", { n: notes.length - mostShown })}</li>}
      </ul>
    </details>
  );
}

function worded({ line, reason, about }: FileNote): string {
  const values = {
    line: String(line),
    reason: t(reason),
    about: /\p{Nd}/u.test(about) ? leftToRight(about) : about,
  };
  return about ? t("Line {line}: {reason} ({about})", values) : t("Line {line}: {reason}", values);
}
