const digits = 10;
const nothing = -1;

export interface PrefixTrie {
  /** The value of the longest prefix of `number`, or undefined when no prefix fits. */
  longest(number: string): number | undefined;
}

/**
 * Compiles prefixes into one flat Int32Array, so that a lookup allocates nothing.
 * A node is ten child positions and a value; values are non-negative and below 2^31.
 */
export function compilePrefixes(entries: Iterable<readonly [prefix: string, value: number]>): PrefixTrie {
  const nodeSize = digits + 1;
  const growing: number[] = [];
  const addNode = () => {
    const node = growing.length;
    for (let slot = 0; slot < nodeSize; slot++) growing.push(nothing);
    return node;
  };
  addNode();
  for (const [prefix, value] of entries) {
    let node = 0;
    for (const character of prefix) {
      const slot = node + Number(character);
      const child = growing[slot] ?? nothing;
      if (child === nothing) growing[slot] = node = addNode();
      else node = child;
    }
    growing[node + digits] = value;
  }
  const nodes = Int32Array.from(growing);
  return { longest: (number) => longestIn(nodes, number) };
}

function longestIn(nodes: Int32Array, number: string): number | undefined {
  let node = 0;
  let best = nodes[digits] ?? nothing;
  for (let position = 0; position < number.length; position++) {
    const digit = number.charCodeAt(position) - 48;
    if (digit < 0 || digit >= digits) break;
    node = nodes[node + digit] ?? nothing;
    if (node === nothing) break;
    const value = nodes[node + digits] ?? nothing;
    if (value !== nothing) best = value;
  }
  return best === nothing ? undefined : best;
}
