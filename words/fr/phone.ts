import type { Translated } from "#words/catalogue.ts";
import type { phone as german } from "#words/de/phone.ts";

export const phone = {
  "Make a Call": "Passer un appel",
  "Phone number": "Numéro de téléphone",
  "US/Canada: 1 + area code + number": "États-Unis/Canada : 1 + indicatif régional + numéro",
  "International: country code + number": "International : indicatif du pays + numéro",
  "No spaces, dashes or parentheses: just the digits, which are grouped as you type":
    "Sans espaces, tirets ni parenthèses : seulement les chiffres, groupés pendant la saisie",
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
  "This number is written the way it is dialled within its country. Please choose the country.":
    "Ce numéro est écrit comme on le compose dans son pays. Veuillez choisir le pays.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} n’est pas envoyé : les appels passés d’ici n’affichent jamais votre propre numéro.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Dès que l’on répond à l’appel, ces touches sont composées pour vous : {keys}",
  "This number has no country code. Do you mean this one?":
    "Ce numéro n’a pas d’indicatif de pays. Voulez-vous dire celui-ci ?",
  "Which number do you mean?": "Quel numéro voulez-vous dire ?",
  "This text does not contain a phone number.": "Ce texte ne contient aucun numéro de téléphone.",
  "Enter the whole number to see its price.": "Saisissez le numéro entier pour voir son tarif.",
  "Enter the whole number: {n} digits are missing.": {
    one: "Saisissez le numéro entier : il manque {n} chiffre.",
    other: "Saisissez le numéro entier : il manque {n} chiffres.",
  },
  "Or do you mean this number?": "Ou voulez-vous dire ce numéro ?",
  "Looking up the price...": "Recherche du tarif…",
  "Change your settings": "Modifier vos paramètres",
  "Purchase credits": "Acheter des crédits",
  "It is {time} there.": "Il est {time} là-bas.",
  "It is between {earliest} and {latest} there.": "Il est entre {earliest} et {latest} là-bas.",
  "A call may wake people up.": "Un appel pourrait réveiller quelqu’un.",
  "Recent numbers": "Numéros récents",
  "Calling {callee} in {n} seconds": {
    one: "Appel de {callee} dans {n} seconde",
    many: "Appel de {callee} dans {n} secondes",
    other: "Appel de {callee} dans {n} secondes",
  },
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
  "Your spending limit lasts {time} more, then the call ends.":
    "Votre plafond de dépenses suffit encore pour {time}, puis l’appel se termine.",
  "Your spending limit lasts {time} more": "Votre plafond de dépenses suffit encore pour {time}",
  "This call ends in {time}: calls end after {limit}":
    "Cet appel se termine dans {time} : les appels se terminent au bout de {limit}",
  "Your credits last {time} more, then the call ends.":
    "Vos crédits suffisent encore pour {time}, puis l’appel se termine.",
  "Add {amount}": "Ajouter {amount}",
  "Your call was extended: {time} left.": "Votre appel est prolongé : il reste {time}.",
  "End Call": "Raccrocher",
  "In a call in another tab or on another device":
    "Appel en cours dans un autre onglet ou sur un autre appareil",
  "You are already in a call in another tab or on another device, to {number}.":
    "Vous êtes déjà en appel dans un autre onglet ou sur un autre appareil, avec le {number}.",
  "End it": "Terminer cet appel",
  "This call has already ended.": "Cet appel est déjà terminé.",
  "Back to the call": "Revenir à l’appel",
  "Minimize the call": "Réduire l’appel",
  "Earlier calls to this number": "Appels précédents vers ce numéro",
  "None yet.": "Aucun pour l’instant.",
  Mute: "Muet",
  Unmute: "Rétablir",
  Keypad: "Clavier",
  Sound: "Son",
  "Keys pressed": "Touches pressées",
  "Pause (w)": "Pause (w)",
  "These keys are sent when the call is answered.": "Ces touches sont envoyées dès que l’appel est décroché.",
  "Not sent: {keys}. Press these keys again.": "Non envoyées : {keys}. Appuyez de nouveau sur ces touches.",
  "Or use your keyboard, or paste a sequence.": "Ou utilisez votre clavier, ou collez une suite.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "Touches : <k>Alt</k> <k>M</k> muet, <k>Alt</k> <k>K</k> clavier, <k>Alt</k> <k>H</k> raccrocher",
  "They speak": "Interlocuteur",
  "You speak": "Vous",
  "Line quality": "Qualité",
  "Score (MOS) of the last minute: {newest} now, {worst} at worst":
    "Note (MOS) de la dernière minute : {newest} maintenant, {worst} au plus bas",
  "Incoming audio level": "Niveau du son reçu",
  "The sound may stutter because your connection is unsteady. A cable, or a spot closer to the router, helps.":
    "Le son peut être saccadé : votre connexion est irrégulière. Un câble ou une place plus près du routeur aide.",
  "There is a delay on the line. Pause after you speak.":
    "Il y a un décalage sur la ligne. Faites une pause après avoir parlé.",
  "The line is poor right now. Other programs on your network may be using it.":
    "La ligne est mauvaise en ce moment. D’autres programmes utilisent peut-être votre réseau.",
  "Some of the sound is getting lost. A cable, or a spot closer to the router, helps.":
    "Des parties du son se perdent. Un câble ou une place plus près du routeur aide.",
  "No sound is coming from the other side.": "Aucun son n’arrive de l’autre côté.",
  "Your sound is not getting through.": "Votre son ne passe pas.",
  "The connection is shaky.": "La connexion est instable.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "Votre micro est silencieux. Est-ce le bon, et est-il allumé ?",
  "Allow the microphone in your browser.": "Autorisez le micro dans votre navigateur.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's and the system's settings, then press Try again.":
    "Votre navigateur ne laisse plus cette page utiliser le micro. Autorisez-le dans les réglages du navigateur et du système, puis appuyez sur « Réessayer ».",
  "Your microphone was disconnected. Connect one, then press Try again.":
    "Votre micro a été débranché. Branchez-en un, puis appuyez sur « Réessayer ».",
  "No sound.": "Pas de son.",
  "No sound is getting through: your network may be blocking calls. Try another network, or switch off your VPN or firewall.":
    "Aucun son ne passe : votre réseau bloque peut-être les appels. Essayez un autre réseau, ou désactivez le VPN ou le pare-feu.",
  "No sound is coming from the other side. If it stays silent, check your network, then end the call and call again.":
    "Aucun son n’arrive de l’autre côté. Si le silence dure, vérifiez votre réseau, puis raccrochez et rappelez.",
  "Your sound is not getting through. Choose another microphone under “Sound”, or end the call and call again.":
    "Votre son ne passe pas. Choisissez un autre micro sous « Son », ou raccrochez et rappelez.",
  "Last call": "Dernier appel",
  "Contact#person": "Contact",
  Number: "Numéro",
  Outcome: "Résultat",
  "{outcome}; the charge is still being confirmed": "{outcome} ; le débit suit",
  "Something was wrong": "Quelque chose n’allait pas",
  "Problem with the call to {number}, {when}": "Problème avec l’appel vers {number}, {when}",
  Charged: "Débité",
  Balance: "Solde",
  "Your credits ran out.": "Vos crédits étaient épuisés.",
  "The page was closed or reloaded during the call.": "La page a été fermée ou rechargée pendant l’appel.",
  "Given back": "Rendu",
  "The line was bad, so you got {n} credits ({money}) back.": {
    one: "La ligne était mauvaise : nous vous avons rendu {n} crédit ({money}).",
    other: "La ligne était mauvaise : nous vous avons rendu {n} crédits ({money}).",
  },
  "Charged {n} credits ({money}).": {
    one: "{n} crédit ({money}) débité.",
    other: "{n} crédits ({money}) débités.",
  },
  "The charge will follow as soon as the carrier reports it.":
    "Le débit suivra dès que l’opérateur l’aura signalé.",
  "Call ended ({n} minutes)": { one: "Appel terminé ({n} minute)", other: "Appel terminé ({n} minutes)" },
  "{ended}. {details}": "{ended}. {details}",

  "Test sound and connection for free": "Tester gratuitement le son et la connexion",
  Microphone: "Micro",
  Speaker: "Haut-parleur",
  "System default": "Par défaut du système",
  "Microphone {number}": "Micro {number}",
  "Speaker {number}": "Haut-parleur {number}",
  "Microphone level": "Niveau du micro",
  "Say something: the bar should move.": "Dites quelque chose : la barre devrait bouger.",
  "This browser plays sound through the system's speaker. You can choose it in your system's settings.":
    "Ce navigateur utilise le haut-parleur du système. Choisissez-le dans les paramètres de votre système.",
  "The sound devices could not be listed.": "La liste des appareils audio n’a pas pu être établie.",
  "This device could not be used. The previous one is still in use.":
    "Cet appareil n’a pas pu être utilisé. Le précédent reste actif.",
  "Your microphone was disconnected. The system's default is in use now.":
    "Votre micro a été débranché. Celui par défaut du système est utilisé.",
  "Incoming call": "Appel entrant",
  "Incoming call from {name}": "Appel entrant de {name}",
  "Withheld number": "Numéro masqué",
  Answer: "Répondre",
  Decline: "Refuser",
  "Hold and answer": "Mettre en attente et répondre",
  "Call on hold": "Appel en attente",
  "Swap calls": "Permuter les appels",
  "End the call on hold": "Terminer l’appel en attente",
  "It costs the same on hold.": "En attente, il coûte autant.",
  "Your first call is on another page. Answer there.":
    "Votre premier appel est sur une autre page. Répondez là-bas.",
} satisfies Translated<"fr", typeof german>;
