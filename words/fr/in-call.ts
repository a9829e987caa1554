import type { Translated } from "#words/catalogue.ts";
import type { inCall as german } from "#words/de/in-call.ts";

export const inCall = {
  "Connecting...": "Connexion…",
  "Ringing...": "Ça sonne…",
  "Calling...": "Appel en cours…",
  "Call in progress...": "Communication en cours…",
  "You are muted.": "Votre micro est coupé.",
  "Connection lost. Reconnecting...": "Connexion perdue. Reconnexion…",
  "Call duration": "Durée de l’appel",
  "Estimated cost: {n} credits": { one: "Coût estimé : {n} crédit", other: "Coût estimé : {n} crédits" },
  "Your credits last {time} more": "Vos crédits suffisent encore pour {time}",
  "Your credits last {time} more, then the call ends. Purchase credits in another tab to go on talking.":
    "Vos crédits suffisent encore pour {time}, puis l’appel se termine. Achetez des crédits dans un autre onglet pour continuer à parler.",
  "Your call was extended: {time} left.": "Votre appel est prolongé : il reste {time}.",
  "End Call": "Raccrocher",
  "In a call in another tab or on another device":
    "Appel en cours dans un autre onglet ou sur un autre appareil",
  "You are already in a call in another tab or on another device, to {number}.":
    "Vous êtes déjà en appel dans un autre onglet ou sur un autre appareil, avec le {number}.",
  "End it": "Y raccrocher",
  "This call has ended already.": "Cet appel est déjà terminé.",
  "Back to the call": "Revenir à l’appel",
  Mute: "Muet",
  Unmute: "Rétablir",
  Keypad: "Clavier",
  Sound: "Son",
  "Keys pressed": "Touches pressées",
  "Pause (w)": "Pause (w)",
  "Not sent: {keys}. Press these keys again.": "Non envoyées : {keys}. Appuyez de nouveau sur ces touches.",
  "Or use your keyboard, or paste a sequence.": "Ou utilisez votre clavier, ou collez une suite.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Touches : <k>Alt</k> <k>M</k> muet, <k>Alt</k> <k>K</k> clavier, <k>Alt</k> <k>H</k> raccrocher",
  "They speak": "Interlocuteur",
  "You speak": "Vous",
  "Line quality": "Qualité",
  "Incoming audio level": "Niveau du son reçu",
  "The sound may stutter: your connection is uneven. A cable or a place nearer to the router helps.":
    "Le son peut être saccadé : votre connexion est irrégulière. Un câble ou une place plus près du routeur aide.",
  "There is a delay on the line. Leave a pause after you speak.":
    "Il y a un décalage sur la ligne. Faites une pause après avoir parlé.",
  "The line is poor right now. Other programs on your network may be using it.":
    "La ligne est mauvaise en ce moment. D’autres programmes utilisent peut-être votre réseau.",
  "Parts of the sound get lost. A cable or a place nearer to the router helps.":
    "Des parties du son se perdent. Un câble ou une place plus près du routeur aide.",
  "No sound arrives from the other side.": "Aucun son n’arrive de l’autre côté.",
  "Your sound does not get through.": "Votre son ne passe pas.",
  "The connection is shaky.": "La connexion est instable.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Votre micro est silencieux. Est-ce le bon, et est-il allumé ?",
  "Allow the microphone in your browser.": "Autorisez le micro dans votre navigateur.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.":
    "Votre navigateur ne laisse plus cette page utiliser le micro. Autorisez-le dans les réglages du navigateur, puis appuyez sur « Réessayer ».",
  "Your microphone is gone. Connect one, then press Try again.":
    "Votre micro n’est plus là. Branchez-en un, puis appuyez sur « Réessayer ».",
  "No sound.": "Pas de son.",
  "No sound gets through: your network may block calls. Try another network, or switch off a VPN or firewall.":
    "Aucun son ne passe : votre réseau bloque peut-être les appels. Essayez un autre réseau, ou désactivez le VPN ou le pare-feu.",
  "No sound arrives from the other side. If it stays silent, check your network, then end the call and call again.":
    "Aucun son n’arrive de l’autre côté. Si le silence dure, vérifiez votre réseau, puis raccrochez et rappelez.",
  "Your sound does not get through. Choose another microphone under “Sound”, or end the call and call again.":
    "Votre son ne passe pas. Choisissez un autre micro sous « Son », ou raccrochez et rappelez.",
  "Last call": "Dernier appel",
  "Contact#person": "Contact",
  Number: "Numéro",
  Outcome: "Résultat",
  "{outcome}; the charge is on its way": "{outcome} ; le débit suit",
  "Ended because": "Motif de fin",
  Charged: "Débité",
  Balance: "Solde",
  "Your credits ran out.": "Vos crédits étaient épuisés.",
  "The page was closed or reloaded during the call.": "La page a été fermée ou rechargée pendant l’appel.",
  "Given back": "Rendu",
  "The line was bad, so you got {n} credits back.": {
    one: "La ligne était mauvaise : nous vous avons rendu {n} crédit.",
    other: "La ligne était mauvaise : nous vous avons rendu {n} crédits.",
  },
  "Charged {n} credits.": { one: "{n} crédit débité.", other: "{n} crédits débités." },
  "The charge follows as soon as the carrier has reported it.":
    "Le débit suivra dès que l’opérateur l’aura signalé.",
  "Call ended ({n} minutes)": { one: "Appel terminé ({n} minute)", other: "Appel terminé ({n} minutes)" },
  "{ended}. {details}": "{ended}. {details}",
} satisfies Translated<"fr", typeof german>;
