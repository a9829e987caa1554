import { counted, message } from "./message.ts";

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
  waitingKeys: "These keys are sent when the call is answered.",
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
      "Your browser no longer lets this page use your microphone. Allow it in the browser's and the system's settings, then press Try again.",
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

export const otherCallMessages = {
  place: "In a call in another tab or on another device",
  alreadyIn: (number: string) =>
    message("You are already in a call in another tab or on another device, to {number}.", { number }),
  wasOver: "This call has already ended.",
} as const;

export const audioMessages = {
  systemMicrophone: "System default",
  systemSpeaker: "System default",
  microphoneNumbered: (number: number) => message("Microphone {number}", { number: String(number) }),
  speakerNumbered: (number: number) => message("Speaker {number}", { number: String(number) }),
  speakerFixed:
    "This browser plays sound through the system's speaker. You can choose it in your system's settings.",
  listFailed: "The sound devices could not be listed.",
  changeFailed: "This device could not be used. The previous one is still in use.",
  microphoneGone: "Your microphone was disconnected. The system's default is in use now.",
  levelHint: "Say something: the bar should move.",
} as const;

export const callEndMessages = {
  creditsRanOut: "Your credits ran out.",
  leftPage: "The page was closed or reloaded during the call.",
  /** `money` is what the credits are worth in the reader's currency, in words. */
  charged: (credits: number, money: string) =>
    counted(credits, "Charged {n} credit ({money}).", "Charged {n} credits ({money}).", { money }),
  /** In the toast, and with the facts of the call. */
  lineCredited: (credits: number, money: string) =>
    counted(
      credits,
      "The line was bad, so you got {n} credit ({money}) back.",
      "The line was bad, so you got {n} credits ({money}) back.",
      { money },
    ),
  pending: "The charge will follow as soon as the carrier reports it.",
} as const;

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

/** The sentences of what goes along with a call: its own window, and the notice of its end. */
export const companionMessages = {
  window: "Window",
  endNotice: {
    title: "Your call ends within a minute",
    body: "Purchase credits to go on talking.",
  },
  noticeOffer: "Notify me before the call ends",
  noticeOn: "You will be notified before a call ends.",
  noticeOff:
    "Your browser does not let {brand} send notifications. You can change that in its settings for this site.",
} as const;

export const dialLinkMessages = {
  noNumber: "This link does not contain a phone number.",
  noNumberInText: "This text does not contain a phone number.",
} as const;

/** The time where a called number is. Apart from the other sentences: only a typed number needs it. */
export const localTimeMessages = {
  one: (time: string) => message("It is {time} there.", { time }),
  /** The number may be in several time zones. */
  between: (earliest: string, latest: string) =>
    message("It is between {earliest} and {latest} there.", { earliest, latest }),
  night: "A call may wake people up.",
} as const;
