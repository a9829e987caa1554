/** The sentences of the test before a call. */
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
