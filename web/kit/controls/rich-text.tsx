import { Fragment, type ReactNode } from "react";

interface RichTextProps {
  /** A translated sentence with named parts: "No account yet? <a>Register</a>". */
  text: string;
  parts: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** A sentence with links or emphasis inside, whose translation says where they stand. Parts do not nest. */
export function RichText({ text, parts }: RichTextProps) {
  const pieces = text.split(/<(\w+)>([^<]*)<\/\1>/);
  // The pieces repeat: plain words, the name of a part, the part's words.
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never change places
    return <Fragment key={index}>{parts[piece]?.(pieces[index + 1] ?? "")}</Fragment>;
  });
}

/** An email address inside a sentence. It runs from left to right in every language. */
export function Address({ children }: { children: string }) {
  return (
    <strong dir="ltr" className="break-words text-ink">
      {children}
    </strong>
  );
}
