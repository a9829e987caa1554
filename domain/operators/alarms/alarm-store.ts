import type { AlarmKind } from "#contract/operators/alarms.ts";

export interface Alarm {
  id: string;
  kind: AlarmKind;
  /** The figure at which it was raised, and the threshold of that moment. */
  value: number;
  threshold: number;
  raisedAt: Date;
  endedAt: Date | null;
  seenAt: Date | null;
  /** The user id of the operator. */
  seenBy: string | null;
}

/** A threshold of null is an alarm that is off. */
export type Thresholds = Partial<Record<AlarmKind, number | null>>;

export interface AlarmStore {
  /** Those that an owner has set. */
  thresholds(): Promise<Thresholds>;
  setThresholds(thresholds: Thresholds): Promise<void>;
  /** Undefined while an owner has set none. One a line. */
  addresses(): Promise<string | undefined>;
  setAddresses(addresses: string): Promise<void>;
  /** Raises an alarm. False when one of its kind goes on. */
  raise(alarm: Pick<Alarm, "id" | "kind" | "value" | "threshold" | "raisedAt">): Promise<boolean>;
  /** Ends the alarm of a kind that goes on, and returns its id. Undefined when none does. */
  end(kind: AlarmKind, at: Date): Promise<string | undefined>;
  /** The kinds that go on. */
  goingOn(): Promise<AlarmKind[]>;
  /** The newest first, those that are not seen before all others. */
  list(limit: number): Promise<(Alarm & { email: string | null })[]>;
  lock(id: string): Promise<Alarm | undefined>;
  see(id: string, by: string | null, at: Date): Promise<void>;
  countUnseen(): Promise<number>;
}
