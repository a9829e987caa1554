export const frameDuration_ms = 20;

/** The payload of one packet: 20 ms of encoded audio. */
export type Frame = Uint8Array;

/** An audio codec of the gateway, which forwards its frames and never transcodes them. */
export interface Codec {
  readonly name: "opus" | "pcmu";
  /** The codec as SDP names it (`a=rtpmap`). */
  readonly rtpmap: `${string}/${number}` | `${string}/${number}/${number}`;
  readonly clockRate_hz: number;
  readonly channels: number;
  /** The payload type in the gateway's own offers; a browser's offer brings its own. */
  readonly payloadType: number;
  /** `a=fmtp` in the gateway's own offers. */
  readonly parameters?: string;
  readonly silentFrame: Frame;
  /** The level of these frames, one after the other: root mean square, 0 to 1. */
  loudness(frames: readonly Frame[]): Promise<number>;
}

/** The steps of the RTP time stamp from one frame to the next. */
export function ticksPerFrame({ clockRate_hz }: Codec): number {
  return (clockRate_hz * frameDuration_ms) / 1_000;
}
