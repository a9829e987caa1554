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
    "Your browser does not let Farline send notifications. You can change that in its settings for this site.",
} as const;
