import { message } from "./message.ts";

/** The sentences during a call. */
export const inCallMessages = {
  connecting: "Connecting...",
  ringing: "Ringing...",
  reconnecting: "Connection lost. Reconnecting...",
  minutesLeft: (time: string) => message("Your credits last {time} more", { time }),
  warning: (time: string) =>
    message(
      "Your credits last {time} more, then the call ends. Purchase credits in another tab to go on talking.",
      { time },
    ),
  extended: (time: string) => message("Your call was extended: {time} left.", { time }),
  unsentKeys: (keys: string) => message("Not sent: {keys}. Press these keys again.", { keys }),
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
  noSound: "No sound.",
  /** While the call has no microphone: the true cause, and the press that repairs it. */
  microphone: {
    asking: "Allow the microphone in your browser.",
    denied:
      "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.",
    missing: "Your microphone is gone. Connect one, then press Try again.",
  },
  /** While packets are missing altogether: what is wrong, and what to do. */
  silence: {
    blocked:
      "No sound gets through: your network may block calls. Try another network, or switch off a VPN or firewall.",
    nothingHeard:
      "No sound arrives from the other side. If it stays silent, check your network, then end the call and call again.",
    nothingSent:
      "Your sound does not get through. Choose another microphone under “Sound”, or end the call and call again.",
  },
} as const;
