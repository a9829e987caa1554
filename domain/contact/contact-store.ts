export interface ContactMessage {
  id: string;
  /** The id of a logged-in sender; null for a visitor. */
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
