/** The commands of the operating guide: its fenced blocks that are marked for the walk. */

export interface Block {
  /** The name in the mark: ```sh walk=database. */
  id: string;
  /** `sh` is carried out by a shell; `text` says what a person does. */
  language: "sh" | "text";
  text: string;
}

/** The marked blocks from top to bottom. A fenced block without a mark is left out. */
export function readBlocks(markdown: string): Block[] {
  const fences = markdown.matchAll(/^```(sh|text) walk=([a-z-]+)\n(.*?)^```$/gms);
  return [...fences].map(([, language, id = "", text = ""]) => ({
    id,
    language: language === "sh" ? "sh" : "text",
    text,
  }));
}
