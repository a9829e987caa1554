/** The sentences about what one device does for its user. */
export const deviceMessages = {
  keep: "Keep contacts and recent calls on this device",
  keepDetails:
    "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.",
  install: "Install Farline",
  installOnIos: "To install Farline, press Share in your browser and then “Add to Home Screen”.",
  notices: "Notify me before a call ends",
  noticesOn:
    "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.",
  noticesOff: "Notices are off. Your browser's settings for this site can switch them on.",
} as const;
