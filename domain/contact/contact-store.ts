/** A message to the operator, as it is kept. */
export interface ContactMessage {
  id: string;
  /** The id of a sender who was logged in; null for a guest. */
  userId: string | null;
  name: string;
  email: string;
  subject: string;
  message: string;
  sentAt: Date;
}

export interface ContactStore {
  add(message: ContactMessage): Promise<void>;
}
