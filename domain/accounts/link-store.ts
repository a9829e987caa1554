/** What a mailed link, or Google's return ticket, is good for. */
export type LinkPurpose = "verify_email" | "reset_password" | "google_ticket";

export interface NewLink {
  tokenHash: string;
  userId: string;
  purpose: LinkPurpose;
  expiresAt: Date;
}

export interface LinkStore {
  add(link: NewLink): Promise<void>;
  /** The user a link that has not expired belongs to. The link stays good. */
  find(purpose: LinkPurpose, tokenHash: string, at: Date): Promise<string | undefined>;
  /** Uses a link up in one statement: of any number of racers exactly one gets its user. */
  consume(purpose: LinkPurpose, tokenHash: string, at: Date): Promise<string | undefined>;
  endAll(userId: string): Promise<void>;
  /** Removes up to `limit` expired links; tells how many. */
  sweep(at: Date, limit: number): Promise<number>;
}
