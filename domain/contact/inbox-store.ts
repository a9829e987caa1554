import type { ContactMessage } from "./send-message.ts";

export type MessageState = "open" | "done";

/** A message as operators work on it. */
export interface InboxMessage extends ContactMessage {
  state: MessageState;
  /** The user id of the operator who answers it. */
  assignedTo: string | null;
  /** Rises with each change. */
  version: number;
}

export interface MessageAnswer {
  id: string;
  answer: string;
  /** The user id of the operator; with the address while the operator has one. */
  answeredBy: string;
  answeredAt: Date;
}

export interface InboxStore {
  find(id: string): Promise<InboxMessage | undefined>;
  /** As `find`; no other operator changes the message until the transaction ends. */
  lock(id: string): Promise<InboxMessage | undefined>;
  /** The oldest first. */
  answers(messageId: string): Promise<(MessageAnswer & { email: string })[]>;
  answer(messageId: string, answer: MessageAnswer): Promise<void>;
  /** Writes state and operator of a locked message as its next version. */
  change(message: InboxMessage): Promise<void>;
  /** Messages that wait, counted up to `most`. */
  countOpen(most: number): Promise<number>;
}
