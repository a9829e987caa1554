/** What the product says during a call, about sound devices and in the test before a call. */
export const inCallMessages = {
  connecting: "Connecting...",
  ringing: "Ringing...",
  reconnecting: "Connection lost. Reconnecting...",
  reconnected: "The connection is back.",
  minutesLeft: (time: string) => `Your credits last ${time} more`,
  warning: (time: string) =>
    `Your credits last ${time} more, then the call ends. Purchase credits in another tab to go on talking.`,
  extended: (time: string) => `Your call was extended: ${time} left.`,
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  charged: (credits: string) => `Charged ${credits} ${credits === "1" ? "credit" : "credits"}.`,
  pending: "The charge follows as soon as the carrier has reported it.",
  /** Hints about the connection: the problem, and what helps. */
  hints: {
    jitter:
      "The sound may stutter: your connection is uneven. A cable or a place nearer to the router helps.",
    delay: "There is a delay on the line. Leave a pause after you speak.",
    quality: "The line is poor right now. Other programs on your network may be using it.",
    loss: "Parts of the sound get lost. A cable or a place nearer to the router helps.",
    nothingHeard: "No sound arrives from the other side.",
    nothingSent: "Your sound does not get through.",
    connection: "The connection is shaky.",
    silentMicrophone: "Your microphone is silent. Is it the right one, and is it switched on?",
  },
} as const;

export const audioMessages = {
  systemMicrophone: "System default",
  systemSpeaker: "System default",
  microphoneNumbered: (number: number) => `Microphone ${number}`,
  speakerNumbered: (number: number) => `Speaker ${number}`,
  speakerFixed: "This browser plays sound on the system's speaker. Choose it in your system's settings.",
  listFailed: "The sound devices could not be listed.",
  changeFailed: "This device could not be used. The one before stays.",
  microphoneGone: "Your microphone was disconnected. The system's default is used.",
  levelHint: "Say something: the bar should move.",
} as const;

export const callTestMessages = {
  running: "Testing your connection. Say something...",
  failed: "The test could not be completed.",
  noSound:
    "No sound came through in the test. A firewall may hold it back: try again, or try another network.",
  stopped: "The test was stopped.",
  bands: {
    excellent: { word: "Excellent", advice: "Calls will sound as clear as on a good phone." },
    great: { word: "Great", advice: "Calls will sound clear." },
    good: { word: "Good", advice: "Calls will be easy to follow, with a small flaw now and then." },
    fair: {
      word: "Fair",
      advice: "You will understand each other, but the sound may stutter. A cable or a nearer router helps.",
    },
    degraded: {
      word: "Degraded",
      advice: "Calls may break up. Try another network, or stop what else is using this one.",
    },
  },
} as const;
