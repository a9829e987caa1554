import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "Passer un appel",
  "Phone number": "Numéro de téléphone",
  "US/Canada: 1 + area code + number": "États-Unis/Canada : 1 + indicatif régional + numéro",
  "International: country code + number": "International : indicatif du pays + numéro",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "Sans espaces, tirets ni parenthèses : le numéro est espacé pour vous",
  "Start Call": "Appeler",
  "Dial pad": "Clavier",
  "Delete the last digit": "Effacer le dernier chiffre",
  "Hold for a plus": "Maintenir pour un plus",
  Star: "Étoile",
  Hash: "Dièse",
  "Choose a country": "Choisir un pays",
  "Country: {country}": "Pays : {country}",
  "Country name or code": "Nom ou indicatif du pays",
  "Name or code": "Nom ou indicatif",
  "Called before": "Déjà appelé",
  "No country has this name or code.": "Aucun pays n’a ce nom ou cet indicatif.",
  "Enter a number to see its price before you call.":
    "Saisissez un numéro pour voir son tarif avant d’appeler.",
  "This number is written as people within its country dial it. Please choose its country.":
    "Ce numéro est écrit comme on le compose dans son pays. Veuillez choisir le pays.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} n’est pas envoyé : les appels d’ici ne montrent jamais votre propre numéro.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Dès que l’on répond à l’appel, ces touches sont composées pour vous : {keys}",
  "This number has no country code. Do you mean this one?":
    "Ce numéro n’a pas d’indicatif de pays. Voulez-vous dire celui-ci ?",
  "This number has no country code. Which one do you mean?":
    "Ce numéro n’a pas d’indicatif de pays. Lequel voulez-vous dire ?",
  "This text holds no phone number.": "Ce texte ne contient aucun numéro de téléphone.",
  "Enter the whole number to see its price.": "Saisissez le numéro entier pour voir son tarif.",
  "Looking up the price...": "Recherche du tarif…",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> crédit par minute",
    other: "<strong>{n}</strong> crédits par minute",
  },
  "Change your settings": "Modifier vos paramètres",
  "Purchase credits": "Acheter des crédits",
  "It is {time} there.": "Il est {time} là-bas.",
  "It is between {earliest} and {latest} there.": "Il est entre {earliest} et {latest} là-bas.",
  "A call may wake people up.": "Un appel pourrait réveiller quelqu’un.",
  "Recent numbers": "Numéros récents",
  "Call {number} again": "Rappeler le {number}",
  "Call again": "Rappeler",

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

  "Sound and connection": "Son et connexion",
  Microphone: "Micro",
  Speaker: "Haut-parleur",
  "System default": "Par défaut du système",
  "Microphone {number}": "Micro {number}",
  "Speaker {number}": "Haut-parleur {number}",
  "Microphone level": "Niveau du micro",
  "Say something: the bar should move.": "Dites quelque chose : la barre devrait bouger.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "Ce navigateur utilise le haut-parleur du système. Choisissez-le dans les paramètres de votre système.",
  "The sound devices could not be listed.": "La liste des appareils audio n’a pas pu être établie.",
  "This device could not be used. The one before stays.":
    "Cet appareil n’a pas pu être utilisé. Le précédent reste actif.",
  "Your microphone was disconnected. The system's default is used.":
    "Votre micro a été débranché. Celui par défaut du système est utilisé.",
} satisfies Translated<"fr", typeof german>;
