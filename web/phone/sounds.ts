const names = [
  "incoming",
  "outgoing",
  "disconnect",
  "dtmf0",
  "dtmf1",
  "dtmf2",
  "dtmf3",
  "dtmf4",
  "dtmf5",
  "dtmf6",
  "dtmf7",
  "dtmf8",
  "dtmf9",
  "dtmfs",
  "dtmfh",
] as const;
export type SoundName = (typeof names)[number];

function soundPath(name: SoundName): string {
  return `/sounds/${name}.wav`;
}

/** Every sound the SDK knows, from our own server. The SDK would fetch a missing sound from the vendor. */
export const sounds = Object.fromEntries(names.map((name) => [name, soundPath(name)])) as Record<
  SoundName,
  string
>;
