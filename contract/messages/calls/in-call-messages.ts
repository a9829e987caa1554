import { message } from "#contract/messages/message.ts";

export const inCallMessages = {
  connecting: "Connecting...",
  ringing: "Ringing...",
  reconnecting: "Connection lost. Reconnecting...",
  minutesLeft: (time: string) => message("Your credits last {time} more", { time }),
  /** The longest time of a call ends it, not the credits. */
  endsByLimit: (time: string, limit: string) =>
    message("This call ends in {time}: calls end after {limit}", { time, limit }),
  /** The spending limit of an hour or a day ends it. */
  spendingLeft: (time: string) => message("Your spending limit lasts {time} more", { time }),
  spendingWarning: (time: string) =>
    message("Your spending limit lasts {time} more, then the call ends.", { time }),
  warning: (time: string) => message("Your credits last {time} more, then the call ends.", { time }),
  /** The call that credits are being bought for. */
  endedBeforePaid: "The call has ended. You can still buy the credits.",
  extended: (time: string) => message("Your call was extended: {time} left.", { time }),
  unsentKeys: (keys: string) => message("Not sent: {keys}. Press these keys again.", { keys }),
  /** Hints about the connection: the problem, and what helps. */
  hints: {
    jitter:
      "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.",
    delay: "There is a delay on the line. Pause after you speak.",
    quality: "The line is poor right now. Other programs on your network may be using it.",
    loss: "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.",
    nothingHeard: "No sound is coming from the other side.",
    nothingSent: "Your sound is not getting through.",
    connection: "The connection is shaky.",
    silentMicrophone: "Your microphone is silent. Is it the right one, and is it switched on?",
  },
  noSound: "No sound.",
  /** While the call has no microphone: the true cause, and the press that repairs it. */
  microphone: {
    asking: "Allow the microphone in your browser.",
    denied:
      "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.",
    missing: "Your microphone was disconnected. Connect one, then press Try again.",
  },
  /** While packets are missing altogether: what is wrong, and what to do. */
  silence: {
    blocked:
      "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.",
    nothingHeard:
      "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.",
    nothingSent:
      "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.",
  },
} as const;
