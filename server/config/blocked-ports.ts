/**
 * Ports above 1023 that browsers, and Node's fetch, open no page at, because other protocols have them:
 * https://fetch.spec.whatwg.org/#port-blocking.
 */
export const blockedPorts: readonly number[] = [
  ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679],
  ...[6697, 10080],
];
