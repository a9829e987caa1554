/** The place where the carrier took a browser's connection, as `connected` reports it. */
export interface Edge {
  edge: string;
  region: string;
}

/** An edge asks for itself by its host alone: the SDK dials `voice-js.<edge>.twilio.com` and sends no other name. */
const hostOfEdge = /^voice-js\.([a-z-]+)\.twilio\.com(?::\d+)?$/;

/** The public edges with the region of each, as the SDK's `regions.ts` pairs them. */
const regions = new Map([
  ["ashburn", "US_EAST_VIRGINIA"],
  ["dublin", "EU_IRELAND"],
  ["frankfurt", "EU_FRANKFURT"],
  ["sao-paulo", "SOUTH_AMERICA_SAO_PAULO"],
  ["singapore", "ASIAPAC_SINGAPORE"],
  ["sydney", "ASIAPAC_SYDNEY"],
  ["tokyo", "ASIAPAC_TOKYO"],
  ["umatilla", "US_WEST_OREGON"],
]);

/**
 * The edge of the host that a browser dialled. The SDK reconnects to the edge that `connected` names, so another name
 * would send it to a host that does not exist. `roaming` and the sandbox's own address ask for the nearest edge.
 */
export function edgeOf(host: string | undefined): Edge {
  const edge = hostOfEdge.exec(host ?? "")?.[1] ?? "";
  const region = regions.get(edge);
  return region ? { edge, region } : { edge: "sandbox", region: "sandbox" };
}
