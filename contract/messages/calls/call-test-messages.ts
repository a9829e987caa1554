export const callTestMessages = {
  running: "Testing your connection. Say something...",
  failed: "The test could not be completed.",
  noSound:
    "No sound came through during the test. A firewall may be blocking it: try again, or try another network.",
  stopped: "The test was stopped.",
  bands: {
    excellent: { word: "Excellent", advice: "Calls will sound as clear as on a good phone." },
    great: { word: "Great", advice: "Calls will sound clear." },
    good: { word: "Good", advice: "Calls will be easy to follow, with an occasional glitch." },
    fair: {
      word: "Fair",
      advice:
        "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.",
    },
    degraded: {
      word: "Degraded",
      advice: "Calls may break up. Try another network, or close other apps that use this one.",
    },
  },
} as const;
