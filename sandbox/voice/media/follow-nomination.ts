/** A pair of addresses between which packets may go. */
export interface Path {
  id: string;
  /** The browser has nominated it, now or earlier. */
  remoteNominated: boolean;
}

/** The state of an ICE agent that decides where its packets go. */
export interface Nominations<P extends Path> {
  nominated?: P;
  checkList: readonly P[];
}

/**
 * Sends packets along the browser's latest nomination. With a lite endpoint, a browser nominates the first path that
 * works, later a better one, and then drops the first: packets there are lost, even the handshake's. The library stays
 * with the first path. It marks every path that was ever nominated, so a marked path that is not in use was nominated
 * later.
 */
export function followNomination<P extends Path>(ice: Nominations<P>): void {
  const { nominated: current } = ice;
  if (!current) return;
  const newer = ice.checkList.find((pair) => pair.remoteNominated && pair.id !== current.id);
  if (!newer) return;
  current.remoteNominated = false;
  ice.nominated = newer;
}
