/** Source of a request: the facts that the security history shows, and those that tell a new device. */
export interface RequestOrigin {
  /** The IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** The browser's own name for itself. */
  userAgent: string | null;
  /** The secret in the browser's device cookie; null for a program without one. */
  deviceToken: string | null;
}
