import { isIPv6 } from "node:net";

/**
 * Whom an IP address stands for when attempts are counted: an IPv4 address for itself, an IPv6 address for its /64
 * network, because one customer is given all of that. Text that is no address stands for itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const address = ip.split("%")[0] ?? ip;
  if (!isIPv6(address)) return ip.slice(0, 64);
  const [head = "", tail] = address.split("::");
  const first = head === "" ? [] : head.split(":");
  const last = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = [...first, ...zeros, ...last].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
