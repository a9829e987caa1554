/** The installed app: offline, updates, and what stands beside a call. */
export const app = {
  "You are offline": "Sie sind offline",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "Farline ist gerade nicht erreichbar. Diese Seite kommt von selbst zurück, sobald eine Verbindung besteht.",
  "Calls need a connection.": "Anrufe brauchen eine Verbindung.",
  "Purchases need a connection.": "Käufe brauchen eine Verbindung.",
  "As of {time}": "Stand: {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Auf diesem Gerät sind keine Kontakte oder Anrufe gespeichert. Das können Sie in den Einstellungen unter „Dieses Gerät“ ändern.",
  "Log in once there is a connection.": "Melden Sie sich an, sobald eine Verbindung besteht.",
  "A new version of Farline is here. It opens with your next page.":
    "Eine neue Version von Farline ist da. Sie öffnet sich mit der nächsten Seite.",
  "This page cannot open yet": "Diese Seite lässt sich noch nicht öffnen",
  "Farline has been updated. The page opens when your call is over.":
    "Farline wurde aktualisiert. Die Seite öffnet sich, wenn Ihr Anruf beendet ist.",
  "You are offline. The page opens when the connection is back.":
    "Sie sind offline. Die Seite öffnet sich, sobald die Verbindung wieder besteht.",
  "Keep contacts and recent calls on this device": "Kontakte und letzte Anrufe auf diesem Gerät behalten",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "Sie sehen sie hier auch ohne Verbindung. Beim Abmelden werden sie gelöscht. Lassen Sie dies auf einem gemeinsam genutzten Gerät ausgeschaltet.",
  "Install Farline": "Farline installieren",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "Um Farline zu installieren, tippen Sie im Browser auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
  "Notify me before a call ends": "Vor dem Ende eines Anrufs benachrichtigen",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "Benachrichtigungen sind an. Wenn ein Anruf bald endet und diese Seite verdeckt ist, erhalten Sie eine Benachrichtigung ohne Namen und Nummer.",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "Benachrichtigungen sind aus. Sie lassen sich in den Einstellungen Ihres Browsers für diese Website einschalten.",
  Window: "Fenster",
  "Call · Farline": "Anruf · Farline",
  "Your call ends within a minute": "Ihr Anruf endet in weniger als einer Minute",
  "Purchase credits to go on talking.": "Kaufen Sie Credits, um weiterzusprechen.",
  "Notify me before the call ends": "Vor dem Ende des Anrufs benachrichtigen",
  "You will be notified before a call ends.": "Sie werden benachrichtigt, bevor ein Anruf endet.",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "Ihr Browser lässt Benachrichtigungen von Farline nicht zu. Das lässt sich in seinen Einstellungen für diese Website ändern.",
  "This link holds no phone number.": "Dieser Link enthält keine Telefonnummer.",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "Etwas blockiert {address}, deshalb werden Guthaben und Anrufe hier nicht aktualisiert. Wenn ein Werbeblocker aktiv ist, erlauben Sie dort diese Website und laden Sie die Seite neu.",
} as const;
