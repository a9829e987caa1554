/** The flag of a country by its ISO code, or the code where fonts have no flags. Decorative: name the country too. */
export function Flag({ country }: { country: string }) {
  if (drawsFlags()) return <span aria-hidden="true">{regionalLetters(country)}</span>;
  return (
    <span
      aria-hidden="true"
      className="inline-block rounded-sm border border-line-strong px-1 font-semibold text-ink-soft text-xs"
    >
      {country}
    </span>
  );
}

/** "GB" as the two letters that fonts with flags draw as one sign. */
function regionalLetters(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + (letter.codePointAt(0) ?? 0)));
}

let known: boolean | undefined;

/** Windows has no flags and Linux often none: fonts there draw two letters or two empty boxes. */
function drawsFlags(): boolean {
  known ??= measureFlag();
  return known;
}

function measureFlag(): boolean {
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return false;
  const flag = canvas.measureText(regionalLetters("GB")).width;
  return flag < 1.5 * canvas.measureText(regionalLetters("G")).width;
}
