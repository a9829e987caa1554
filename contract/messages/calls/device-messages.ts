export const deviceMessages = {
  keep: "Keep contacts and recent calls on this device",
  keepDetails:
    "You can see them here while you are offline. They are erased when you log out. Leave this off on a shared device.",
  onePress: "Call favourites and recent numbers with one press",
  onePressDetails: "You have three seconds to cancel. When this is off, a press only fills in the number.",
  install: "Install Farline",
  installOnIos: "To install Farline, press Share in your browser and then “Add to Home Screen”.",
  notices: "Notify me before a call ends",
  noticesOn:
    "Notifications are on. When a call is about to end while this page is hidden, you get a notification without a name or a number.",
  noticesOff: "Notifications are off. You can switch them on in your browser's settings for this site.",
} as const;
