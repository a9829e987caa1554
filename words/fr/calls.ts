import type { Translated } from "#words/catalogue.ts";
import type { calls as german } from "#words/de/calls.ts";

export const calls = {
  "Please enter a phone number": "Veuillez saisir un numéro de téléphone",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "{brand} ne peut pas joindre les services d’urgence. Composez le {number} depuis un téléphone mobile ou fixe.",
  "On most mobile phones 112 works too.": "Sur la plupart des mobiles, le 112 fonctionne aussi.",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "Il vous faut au moins 1 crédit pour appeler. Veuillez acheter des crédits.",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "Il vous faut au moins {credits} crédits pour appeler ce numéro. Veuillez acheter des crédits.",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "Le prix de cet appel a changé. Veuillez regarder le nouveau prix, puis appuyer de nouveau sur « Appeler ».",
  "Your account cannot make calls at the moment. Please contact us.":
    "Votre compte ne peut pas passer d’appels pour le moment. Veuillez nous contacter.",
  "Your settings do not allow calls to this country.":
    "Vos paramètres n’autorisent pas les appels vers ce pays.",
  "Calls are switched off at the moment. Please try again later.":
    "Les appels sont désactivés pour le moment. Veuillez réessayer plus tard.",
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "Les appels vers cette destination ne sont pas encore ouverts aux nouveaux comptes. Ils le seront quelques jours après votre premier achat.",
  "You have made too many calls in the last hour. Please try again later.":
    "Vous avez passé trop d’appels au cours de la dernière heure. Veuillez réessayer plus tard.",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "Vous avez passé trop d’appels au cours des dernières 24 heures. Veuillez réessayer plus tard.",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "Vous avez appelé trop de nouveaux numéros au cours de la dernière heure. Vous pouvez toujours appeler les numéros que vous avez déjà appelés.",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "Vos appels de la dernière heure ont atteint la limite horaire. Veuillez réessayer plus tard, ou nous contacter.",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "Vos appels des dernières 24 heures ont atteint la limite quotidienne. Veuillez réessayer plus tard, ou nous contacter.",
  "Call device not initialized. Please refresh the page and try again.":
    "L’appareil d’appel n’est pas initialisé. Veuillez actualiser la page et réessayer.",
  "Failed to initialize call device": "L’appareil d’appel n’a pas pu être initialisé",
  "Call device error: {problem}": "Erreur de l’appareil d’appel : {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "Échec du média (31000). Le son de l’appel n’a pas pu être établi. Veuillez réessayer.",
  "Connection interrupted (31003). Check your network and try again.":
    "Connexion interrompue (31003). Vérifiez votre réseau et réessayez.",
  "The calling service cannot be reached. Check your network and try again.":
    "Le service d’appel est injoignable. Vérifiez votre réseau et réessayez.",
  "The call could not be put through. Please try again in a moment.":
    "L’appel n’a pas pu aboutir. Veuillez réessayer dans un instant.",
  "Authentication failed (31201). Please log in again.":
    "Échec de l’authentification (31201). Veuillez vous reconnecter.",
  "Access token invalid (31204). Please refresh the page and try again.":
    "Jeton d’accès non valide (31204). Veuillez actualiser la page et réessayer.",
  "Access token expired (31205). Please try again.": "Jeton d’accès expiré (31205). Veuillez réessayer.",
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "Accès au micro refusé (31208). Autorisez le micro dans les paramètres de votre navigateur et de votre système et réessayez.",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "Aucun micro n’a pu être ouvert. Branchez-en un, ou fermez le programme qui l’utilise, puis réessayez.",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "Ce navigateur ne permet pas d’appeler : WebRTC est absent ou désactivé. Activez-le dans les réglages du navigateur, ou utilisez un autre navigateur.",
  "Failed to make call": "L’appel a échoué",
  "Failed to end the call. Please try again.": "L’appel n’a pas pu être terminé. Veuillez réessayer.",
  "Failed to deduct credits for call duration": "Les crédits de l’appel n’ont pas pu être débités",
  "Failed to toggle mute": "Le micro n’a pas pu être coupé ou rétabli",
  "No active call to mute": "Aucun appel en cours à mettre en muet",
  "Microphone muted": "Micro coupé",
  "Microphone unmuted": "Micro rétabli",

  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "Un appel d’essai d’une dizaine de secondes vers nous-mêmes. Il ne coûte rien et ne sonne nulle part.",
  "Testing your connection. Say something...": "Test de votre connexion. Dites quelque chose…",
  "Microphone level in the test": "Niveau du micro pendant le test",
  "Stop the test": "Arrêter le test",
  "Test again": "Tester à nouveau",
  "Test my connection": "Tester ma connexion",
  "The test could not be completed.": "Le test n’a pas pu être terminé.",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "Aucun son n’est passé pendant le test. Un pare-feu le bloque peut-être : réessayez, ou essayez un autre réseau.",
  "The test was stopped.": "Le test a été arrêté.",
  Excellent: "Excellente",
  "Calls will sound as clear as on a good phone.": "Les appels seront aussi clairs qu’avec un bon téléphone.",
  Great: "Très bonne",
  "Calls will sound clear.": "Les appels seront clairs.",
  Good: "Bonne",
  "Calls will be easy to follow, with an occasional glitch.":
    "Les appels seront faciles à suivre, avec un petit défaut de temps en temps.",
  Fair: "Moyenne",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "Vous vous comprendrez, mais le son peut être saccadé. Un câble ou une place plus près du routeur aide.",
  Degraded: "Mauvaise",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "Les appels peuvent se couper. Essayez un autre réseau, ou arrêtez ce qui utilise celui-ci.",
  "Score (MOS)": "Note (MOS)",
  Jitter: "Gigue",
  "Round trip": "Aller-retour",
  Lost: "Perte",
  "{time} ms": "{time} ms",

  "All your calls, newest first, including free ones.":
    "Tous les appels, du plus récent au plus ancien, même ceux qui n’ont rien coûté.",
  "Name or number": "Nom ou numéro",
  "Filter by country and date": "Filtrer par pays et date",
  "From#date": "Du",
  "To#date": "Au",
  "Show all calls": "Afficher tous les appels",
  "No call matches": "Aucun appel ne correspond",
  "No calls yet": "Aucun appel pour l’instant",
  "Make your first call": "Passez votre premier appel",
  "Failed to get calls": "Impossible de charger les appels",
  "{n} calls shown": { one: "{n} appel affiché", other: "{n} appels affichés" },
  "Your contacts": "Vos contacts",
  "Calls, {day}": "Appels, {day}",
  Today: "Aujourd’hui",
  Yesterday: "Hier",
  Time: "Heure",
  "Talk time": "Durée",
  "Line#connection": "Ligne",
  "Call to {callee}": "Appel : {callee}",
  "Call to {callee}, {time}": "Appel : {callee}, {time}",
  "All your calls": "Tous vos appels",
  Placed: "Passé",
  "The line was not measured.": "La ligne n’a pas été mesurée.",
  "This call was free.": "Cet appel n’a rien coûté.",
  "The charge is still being confirmed.": "Le débit est en cours de confirmation.",
  Overall: "Dans l’ensemble",
  "{average}, at worst {worst}": "{average}, au pire {worst}",
  "{average} ms, at worst {worst} ms": "{average} ms, au pire {worst} ms",
  "{percent} %": "{percent} %",
  "Not connected yet": "Pas encore connecté",
  Ringing: "Sonnerie",
  "In progress": "En cours",
  Answered: "Abouti",
  "The line was busy": "La ligne était occupée",
  "Nobody answered": "Personne n’a répondu",
  "The call failed": "L’appel a échoué",
  "Ended before it was answered": "Terminé avant la réponse",
  "Not placed": "Non passé",
  "Not connected": "Non connecté",
  "Not answered": "Sans réponse",
  "Spend and line quality": "Dépenses et qualité de la ligne",
  "No calls in the last {n} weeks": {
    one: "Aucun appel sur la dernière semaine",
    other: "Aucun appel ces {n} dernières semaines",
  },
  "Credits spent by week": "Crédits dépensés par semaine",
  "Credits spent by country": "Crédits dépensés par pays",
  "Line quality by week": "Qualité de la ligne par semaine",
  "Credits a week, and what they are worth": "Crédits par semaine et leur valeur",
  "Credits and what they are worth, the dearest country first":
    "Crédits et leur valeur, le pays le plus cher d’abord",
  "Score (MOS) from 1, bad, to 5, excellent": "Note (MOS) de 1, mauvaise, à 5, excellente",
  "The bar named above": "La barre nommée ci-dessus",
  "{n} calls": { one: "{n} appel", other: "{n} appels" },
  "{title}; the table below has the figures": "{title} ; les chiffres sont dans le tableau ci-dessous",
  "Week of": "Semaine du",
  "Week of {day}": "Semaine du {day}",
  "{bar}: {figure}": "{bar} : {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "Appel manqué",
  "Declined call": "Appel refusé",
  "Call from {number}": "Appel de {number}",
  "Incoming call from {callee}": "Appel de {callee}",
  "Call from {callee}, {time}": "Appel de {callee}, {time}",
} satisfies Translated<"fr", typeof german>;
