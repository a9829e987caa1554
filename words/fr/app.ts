import type { Translated } from "#words/catalogue.ts";
import type { app as german } from "#words/de/app.ts";

export const app = {
  "You are offline": "Vous êtes hors ligne",
  "Farline cannot be reached right now. This page comes back by itself as soon as there is a connection.":
    "Farline est injoignable pour le moment. Cette page revient d’elle-même dès que la connexion est rétablie.",
  "Calls need a connection.": "Les appels nécessitent une connexion.",
  "Purchases need a connection.": "Les achats nécessitent une connexion.",
  "As of {time}": "Au {time}",
  "No contacts or calls are kept on this device. You can change that under “This device” in your settings.":
    "Aucun contact ni appel n’est conservé sur cet appareil. Vous pouvez changer cela sous « Cet appareil » dans vos paramètres.",
  "Log in once there is a connection.": "Connectez-vous dès que la connexion est rétablie.",
  "A new version of Farline is here. It opens with your next page.":
    "Une nouvelle version de Farline est disponible. Elle s’ouvrira avec la prochaine page.",
  "This page cannot open yet": "Cette page ne peut pas encore s’ouvrir",
  "Farline has been updated. The page opens when your call is over.":
    "Farline a été mis à jour. La page s’ouvrira à la fin de votre appel.",
  "You are offline. The page opens when the connection is back.":
    "Vous êtes hors ligne. La page s’ouvrira au retour de la connexion.",
  "Keep contacts and recent calls on this device":
    "Conserver les contacts et les appels récents sur cet appareil",
  "You see them here without a connection. They are erased when you log out. Leave this off on a device that you share.":
    "Vous les voyez ici sans connexion. Ils sont effacés quand vous vous déconnectez. Laissez cette option désactivée sur un appareil partagé.",
  "Install Farline": "Installer Farline",
  "To install Farline, press Share in your browser and then “Add to Home Screen”.":
    "Pour installer Farline, touchez Partager dans le navigateur, puis « Sur l’écran d’accueil ».",
  "Notify me before a call ends": "Me prévenir avant la fin d’un appel",
  "Notices are on. When a call is about to end and this page is hidden, you get a notice without a name or a number.":
    "Les notifications sont activées. Quand un appel va se terminer et que cette page est masquée, vous recevez une notification sans nom ni numéro.",
  "Notices are off. Your browser's settings for this site can switch them on.":
    "Les notifications sont désactivées. Les paramètres de votre navigateur pour ce site permettent de les activer.",
  Window: "Fenêtre",
  "Call · Farline": "Appel · Farline",
  "Your call ends within a minute": "Votre appel se termine dans moins d’une minute",
  "Purchase credits to go on talking.": "Achetez des crédits pour continuer à parler.",
  "Notify me before the call ends": "Me prévenir avant la fin de l’appel",
  "You will be notified before a call ends.": "Vous serez prévenu avant la fin d’un appel.",
  "Your browser does not let Farline notify you. Its settings for this site can change that.":
    "Votre navigateur n’autorise pas Farline à vous envoyer des notifications. Ses paramètres pour ce site permettent de changer cela.",
  "This link holds no phone number.": "Ce lien ne contient aucun numéro de téléphone.",
  "Something blocks {address}, so your balance and calls are not updated here. If an ad blocker is on, allow this site in it and load the page again.":
    "Quelque chose bloque {address}\u00a0: votre solde et vos appels ne sont pas actualisés ici. Si un bloqueur de publicités est actif, autorisez-y ce site et rechargez la page.",
} satisfies Translated<"fr", typeof german>;
