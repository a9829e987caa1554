interface NumberMatchesProps {
  /** The field's raw text: a name or digits. */
  typed: string;
}

/** The slot below the number field for what matches the typed text. Empty until contacts fill it. */
export function NumberMatches(_props: NumberMatchesProps) {
  return null;
}
