import { randomBytes } from "node:crypto";

export type EndedStatus = "completed" | "busy" | "no-answer" | "failed" | "canceled";
export type LegStatus = "queued" | "ringing" | "in-progress" | EndedStatus;

export interface LegParties {
  /** A new id by default. */
  sid?: string;
  direction: "inbound" | "outbound-dial" | "outbound-api";
  parentSid: string | null;
  from: string;
  to: string;
}

const longestCall_s = 14_400;

/** One leg of a call: the browser's (the parent) or the telephone's (its child). Its status only moves forward. */
export class Leg {
  readonly sid: string;
  readonly direction: LegParties["direction"];
  readonly parentSid: string | null;
  readonly from: string;
  readonly to: string;
  readonly createdAt = new Date();
  /** Of a browser's leg, once it is over: what the gateway counted. */
  packets: { received: number; sent: number } | undefined;
  #status: LegStatus = "queued";
  #updatedAt = this.createdAt;
  #answeredAt: Date | undefined;
  #endedAt: Date | undefined;
  readonly #fences_s = { dial: longestCall_s, timeLimit: longestCall_s };
  #limitTimer: NodeJS.Timeout | undefined;
  readonly #over = new AbortController();

  constructor(parties: LegParties) {
    this.sid = parties.sid ?? newSid();
    this.direction = parties.direction;
    this.parentSid = parties.parentSid;
    this.from = parties.from;
    this.to = parties.to;
  }

  get status(): LegStatus {
    return this.#status;
  }
  get updatedAt(): Date {
    return this.#updatedAt;
  }
  get answeredAt(): Date | undefined {
    return this.#answeredAt;
  }
  get endedAt(): Date | undefined {
    return this.#endedAt;
  }
  /** Aborted when the leg ends, for any reason. */
  get over(): AbortSignal {
    return this.#over.signal;
  }

  /** Answered time in whole seconds, rounded as the carrier does; zero for an unanswered leg. */
  get duration_s(): number {
    if (!this.#answeredAt) return 0;
    const until = this.#endedAt ?? new Date();
    return Math.round((until.getTime() - this.#answeredAt.getTime()) / 1_000);
  }

  ring(): void {
    if (this.#status === "queued") this.#move("ringing");
  }

  answer(): void {
    if (this.#status !== "queued" && this.#status !== "ringing") return;
    this.#move("in-progress");
    this.#answeredAt = this.#updatedAt;
    this.#armLimit();
  }

  /**
   * Limits the leg to this many seconds after its answer; a leg past the limit ends now. The Dial and its own TimeLimit
   * both limit a leg, and the earlier limit counts.
   */
  limit(fence: "dial" | "timeLimit", seconds: number): void {
    this.#fences_s[fence] = seconds;
    if (this.#answeredAt) this.#armLimit();
  }

  end(status: EndedStatus, at = new Date()): void {
    if (this.over.aborted) return;
    clearTimeout(this.#limitTimer);
    this.#move(status, at);
    this.#endedAt = at;
    this.#over.abort();
  }

  /** Ends as after a hang-up: completed when it was answered, canceled before. */
  hangUp(): void {
    this.end(this.#answeredAt ? "completed" : "canceled");
  }

  #move(status: LegStatus, at = new Date()): void {
    this.#status = status;
    this.#updatedAt = at;
  }

  #armLimit(): void {
    clearTimeout(this.#limitTimer);
    if (this.over.aborted || !this.#answeredAt) return;
    const limit_s = Math.min(this.#fences_s.dial, this.#fences_s.timeLimit);
    const fence = new Date(this.#answeredAt.getTime() + limit_s * 1_000);
    const left_ms = fence.getTime() - Date.now();
    // The leg ends at the limit itself: a timer that fires late must not bill the second after it.
    if (left_ms > 0) this.#limitTimer = setTimeout(() => this.end("completed", fence), left_ms);
    else this.hangUp();
  }
}

/** A new call id in the carrier's form: `CA` and 32 hexadecimal digits. */
function newSid(): string {
  return `CA${randomBytes(16).toString("hex")}`;
}
