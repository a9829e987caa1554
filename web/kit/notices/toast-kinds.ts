export type ToastKind = "success" | "error" | "info";

export interface ToastOptions {
  /** Replaces the toast with the same id. */
  id?: string;
  description?: string;
  /** Time on the screen, in milliseconds. */
  duration?: number;
  /** A button beside the sentence. */
  action?: { label: string; onClick: () => void };
}
