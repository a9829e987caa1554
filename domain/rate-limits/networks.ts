import { isIPv6 } from "node:net";

/** A network that callers are counted by. */
export interface Network {
  name: string;
  /** Its limit, as a multiple of a narrowest network's limit. */
  share: number;
}

/** The networks of one address, from the narrowest to the widest. */
export type Networks = readonly [Network, ...Network[]];

/**
 * The IPv6 networks of one customer: a /64 is one line or phone, a /56 one household, a /48 one site. An attacker
 * rents a /48 as cheaply as an address, so its 65,536 networks together get little more than one. Limits rise all the
 * same, because a mobile provider's /48 serves many phones.
 */
const widths = [
  { bits: 64, share: 1 },
  { bits: 56, share: 2 },
  { bits: 48, share: 3 },
] as const;

/**
 * The networks that an IP address is counted by: an IPv4 address by itself, also within an IPv6 address, and an IPv6
 * address by its /64, /56 and /48. Other text is its own network.
 */
export function networksOf(ip: string): Networks {
  const groups = groupsOf(ip);
  if (groups === undefined) return [{ name: ip.slice(0, 64), share: 1 }];
  const ipv4 = embeddedIpv4(groups);
  if (ipv4 !== undefined) return [{ name: ipv4, share: 1 }];
  const [line, household, site] = widths;
  return [networkIn(groups, line), networkIn(groups, household), networkIn(groups, site)];
}

/** The narrowest network of an address: a user knows it, and the security history shows it. */
export function networkOf(ip: string): string {
  return networksOf(ip)[0].name;
}

/** The names from the widest to the narrowest, as networks take turns. */
export function turnsOf(networks: Networks): string[] {
  return networks.map(({ name }) => name).reverse();
}

function networkIn(groups: readonly number[], { bits, share }: (typeof widths)[number]): Network {
  const prefix = groups.slice(0, Math.ceil(bits / 16));
  const last = prefix.length - 1;
  prefix[last] = (prefix[last] ?? 0) & (0xffff << (16 * prefix.length - bits));
  return { name: `${prefix.map((group) => group.toString(16)).join(":")}::/${bits}`, share };
}

/** The eight groups of an IPv6 address, without its zone. */
function groupsOf(ip: string): number[] | undefined {
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return undefined;
  const end = address.slice(address.lastIndexOf(":") + 1);
  const hex = end.includes(".") ? address.slice(0, -end.length) + inHex(end) : address;
  const [head = [], tail = []] = hex.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

function inHex(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

/**
 * The IPv4 address that an IPv6 address stands for: mapped (RFC 4291), behind the well-known prefix of NAT64
 * (RFC 6052), where one /64 is all of IPv4, and of 6to4 (RFC 3056), where one address has a /48.
 */
function embeddedIpv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join();
  if (prefix === mapped || prefix === nat64) return dotted(groups[6], groups[7]);
  return groups[0] === sixToFour ? dotted(groups[1], groups[2]) : undefined;
}

const mapped = [0, 0, 0, 0, 0, 0xffff].join();
const nat64 = [0x64, 0xff9b, 0, 0, 0, 0].join();
const sixToFour = 0x2002;

function dotted(high = 0, low = 0): string {
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}
