import type { Device } from "./ringing-call.ts";

/** The carrier calls this many devices of one identity, those that registered last. */
const mostDevices = 10;

export class Registrations {
  readonly #devices = new Map<string, Set<Device>>();

  add(identity: string, device: Device): void {
    const devices = this.#devices.get(identity) ?? new Set();
    // A device that registers again counts as the newest.
    devices.delete(device);
    devices.add(device);
    this.#devices.set(identity, devices);
  }

  remove(identity: string, device: Device): void {
    const devices = this.#devices.get(identity);
    devices?.delete(device);
    if (devices?.size === 0) this.#devices.delete(identity);
  }

  devicesOf(identity: string): readonly Device[] {
    return [...(this.#devices.get(identity) ?? [])].slice(-mostDevices);
  }
}
