/** The words for types of numbers, by what vCards call them, the most telling first. */
const labels: readonly (readonly [type: string, label: string])[] = [
  ["fax", "Fax"],
  ["pager", "Pager"],
  ["cell", "Mobile"],
  ["iphone", "Mobile"],
  ["work", "Work"],
  ["home", "Home"],
  ["main", "Main"],
  ["car", "Car"],
];

export function labelOfTypes(types: readonly string[]): string {
  const lower = types.map((type) => type.trim().toLowerCase());
  return labels.find(([type]) => lower.includes(type))?.[1] ?? "";
}

/** The type of a label that vCards have a word for. */
export function typeOfLabel(label: string): string | undefined {
  return labels.find(([, known]) => known.toLowerCase() === label.toLowerCase())?.[0];
}

/** Groups of other address books that hold favourites; Google's is "* starred". */
export const favouriteWord = /^(\*\s*)?(starred|favou?rites?)$/i;
export const favouriteGroup = "Favourites";
