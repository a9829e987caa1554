/** A name of a program as words: "hang_up_call" -> "Hang up call", "cutoffAt" -> "Cutoff at". */
export function inWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
