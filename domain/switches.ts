/** Features that the operator can switch off at run time, beside calling. */
export const switchNames = ["purchases", "sign_up"] as const;
export type SwitchName = (typeof switchNames)[number];

export interface SwitchReader {
  isOff(name: SwitchName): Promise<boolean>;
}

export interface SwitchStore extends SwitchReader {
  /** Moment since which each is off. */
  off(): Promise<{ name: SwitchName; since: Date }[]>;
  turnOff(name: SwitchName, at: Date): Promise<void>;
  turnOn(name: SwitchName): Promise<void>;
}
