/** Credits that an operator wants to give beyond the limit. */
export interface Proposal {
  id: string;
  userId: string;
  amount_mc: number;
  reason: string;
  /** The key of the actor. */
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
}

export interface Decision {
  decidedBy: string;
  decidedAt: Date;
  approved: boolean;
}

export interface ProposalStore {
  add(proposal: Proposal): Promise<void>;
  /** Locks a proposal until the transaction ends; `decidedAt` is null while it waits. */
  lock(id: string): Promise<(Proposal & { decidedAt: Date | null }) | undefined>;
  decide(id: string, decision: Decision): Promise<void>;
  /** Those that wait and have not expired, the first to expire first, with the user's address and wallet. */
  waiting(now: Date): Promise<(Proposal & { email: string; walletId: string })[]>;
}
