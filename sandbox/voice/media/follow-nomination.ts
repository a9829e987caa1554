/** A pair of addresses between which packets may go. */
export interface Path {
  id: string;
  /** The browser has nominated it, now or earlier. */
  remoteNominated: boolean;
}

/** What of an ICE agent decides where its packets go. */
export interface Nominations<P extends Path> {
  nominated?: P;
  checkList: readonly P[];
}

/**
 * Sends where the browser's latest nomination points. A browser that faces a lite endpoint nominates a path as soon as
 * one works and another when a better one does, and then forgets the first: packets on that are lost, the handshake's
 * too. The library stays with the first. It marks every path that was ever nominated, so a path that is marked and is
 * not in use has been nominated since.
 */
export function followNomination<P extends Path>(ice: Nominations<P>): void {
  const { nominated: current } = ice;
  if (!current) return;
  const newer = ice.checkList.find((pair) => pair.remoteNominated && pair.id !== current.id);
  if (!newer) return;
  current.remoteNominated = false;
  ice.nominated = newer;
}
