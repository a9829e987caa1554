/** What a mailed link, Google's return ticket, or the challenge of a second step is good for. */
export type LinkPurpose = "verify_email" | "reset_password" | "google_ticket" | "change_email" | "two_step";

export interface Link {
  userId: string;
  /** The new address of `change_email`; how the first step was taken of `two_step`; otherwise null. */
  detail: string | null;
}

export interface NewLink extends Link {
  tokenHash: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

export interface LinkStore {
  add(link: NewLink): Promise<void>;
  /** A link that has not expired. It stays good. */
  find(purpose: LinkPurpose, tokenHash: string, at: Date): Promise<Link | undefined>;
  /** Uses a link up in one statement: of any number of racers exactly one gets it. */
  consume(purpose: LinkPurpose, tokenHash: string, at: Date): Promise<Link | undefined>;
  /** The detail of a person's link that waits to be followed. */
  waiting(purpose: LinkPurpose, userId: string, at: Date): Promise<string | undefined>;
  endPurpose(userId: string, purpose: LinkPurpose): Promise<void>;
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired links; tells how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
