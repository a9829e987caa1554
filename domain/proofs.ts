/** Names of what only a trial shows. */
export type ProofName = "card_webhook" | "backup";

export interface Proof {
  name: ProofName;
  trial: string;
  /** A mark of the settings that it was about: with others it proves nothing. */
  settings: string;
  begunAt: Date;
  /** Null until the last trial has succeeded. */
  provenAt: Date | null;
  /** Of a backup, the moment of which it has the data. */
  takenAt: Date | null;
}

export interface ProofStore {
  /** A later trial takes the place of an earlier one, and of its success. */
  begin(name: ProofName, trial: string, settings: string, now: Date): Promise<void>;
  /** Returns false for a trial that is not the last one. */
  prove(name: ProofName, trial: string, now: Date, takenAt?: Date): Promise<boolean>;
  find(name: ProofName): Promise<Proof | undefined>;
}
