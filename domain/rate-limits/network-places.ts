import type { Networks } from "./networks.ts";

/** Places that callers hold for a while: as many for a network as its share of the limit. */
export interface NetworkPlaces {
  /** Takes a place in each network of a caller. Returns a function that gives them back once; undefined when one is full. */
  take(networks: Networks): (() => void) | undefined;
}

export function networkPlaces(perNetwork: number): NetworkPlaces {
  const counts = new Map<string, number>();
  const count = (name: string, change: number) => {
    const left = (counts.get(name) ?? 0) + change;
    if (left === 0) counts.delete(name);
    else counts.set(name, left);
  };
  return {
    take(networks) {
      const isFull = networks.some(({ name, share }) => (counts.get(name) ?? 0) >= perNetwork * share);
      if (isFull) return undefined;
      for (const { name } of networks) count(name, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        for (const { name } of networks) count(name, -1);
      };
    },
  };
}
