import type { Translated } from "#words/catalogue.ts";
import type { numbers as german } from "#words/de/numbers.ts";

export const numbers = {
  "Your numbers could not be loaded. Please try again.":
    "Vos numéros n’ont pas pu être chargés. Veuillez réessayer.",
  "Numbers could not be searched. Please try again.": "La recherche de numéros a échoué. Veuillez réessayer.",
  "The number could not be bought. Please look at your numbers before you try again.":
    "Le numéro n’a pas pu être loué. Veuillez regarder vos numéros avant de réessayer.",
  "The number could not be given back. Please try again.":
    "Le numéro n’a pas pu être rendu. Veuillez réessayer.",
  "The receipt could not be loaded. Please try again.": "Le reçu n’a pas pu être chargé. Veuillez réessayer.",
  "An area code has three digits.": "Un indicatif régional a trois chiffres.",
  "Please enter 2 to 10 digits.": "Veuillez saisir de 2 à 10 chiffres.",
  "You have no such number.": "Vous n’avez pas ce numéro.",
  "Numbers of this kind are not offered.": "Les numéros de ce type ne sont pas proposés.",
  "This number was taken meanwhile. Nothing was charged. Please choose another one.":
    "Ce numéro a été pris entre-temps. Rien n’a été débité. Veuillez en choisir un autre.",
  "The phone company does not give out this number. Nothing was charged. Please choose another one.":
    "L’opérateur téléphonique n’attribue pas ce numéro. Rien n’a été débité. Veuillez en choisir un autre.",
  "The phone company does not answer right now. Nothing was charged. Please try again later.":
    "L’opérateur téléphonique ne répond pas pour l’instant. Rien n’a été débité. Veuillez réessayer plus tard.",
  "The phone company has not answered yet. The number appears here once it is yours; otherwise your credits are free again within minutes.":
    "L’opérateur téléphonique n’a pas encore répondu. Le numéro apparaît ici dès qu’il est à vous ; sinon, vos crédits sont de nouveau disponibles en quelques minutes.",
  "You can have at most {most} numbers.": "Vous pouvez avoir au plus {most} numéros.",
  "Only the owner of the shared credits can rent a number.":
    "Seul le titulaire des crédits partagés peut louer un numéro.",
  "The price has changed. Please look at it again.": "Le prix a changé. Veuillez le vérifier.",
  "The first month costs {credits}, and your balance does not cover it.":
    "Le premier mois coûte {credits}, et votre solde ne suffit pas.",
  "Number of your own: {number}": "Numéro personnel : {number}",
  "Number of your own": "Numéro personnel",
  "A number of your own": "Un numéro à vous",
  "People call this number, and it rings here, on every page that you have open.":
    "On appelle ce numéro, et cela sonne ici, sur chaque page que vous avez ouverte.",
  "Each month is paid from your credits. If they do not cover it, you get a mail 7 days and 1 day before. Then nothing rings for 10 days, and after that the number goes back. The same happens while your account is frozen or a payment is disputed.":
    "Chaque mois est payé avec vos crédits. S’ils ne suffisent pas, vous recevez un e-⁠mail 7 jours et 1 jour avant. Ensuite, rien ne sonne pendant 10 jours, puis le numéro est rendu. Il en va de même tant que votre compte est bloqué ou qu’un paiement est contesté.",
  "No numbers are offered right now.": "Aucun numéro n’est proposé pour l’instant.",
  "Your numbers": "Vos numéros",
  "Choose the number that people see": "Choisir le numéro que voient vos correspondants",
  "Find a number": "Trouver un numéro",
  "Kind of number": "Type de numéro",
  "Toll-free": "Gratuit",
  "{country}, landline": "{country}, fixe",
  "{country}, mobile": "{country}, mobile",
  "{country}, toll-free": "{country}, numéro gratuit",
  "{credits} a month": "{credits} par mois",
  "Calls to it are free for you.": "Les appels reçus sont gratuits pour vous.",
  "Calls to it cost you {credits} a minute.": "Les appels reçus vous coûtent {credits} par minute.",
  "Area code": "Indicatif régional",
  City: "Ville",
  "Digits in the number": "Chiffres dans le numéro",
  "Search numbers": "Rechercher des numéros",
  "No number was found. Please try fewer digits or another place.":
    "Aucun numéro trouvé. Veuillez essayer moins de chiffres ou un autre lieu.",
  "Rent {number}": "Louer {number}",
  "Rent {number}?": "Louer {number} ?",
  "{credits} now, then each month. The first renewal is on {date}.":
    "{credits} maintenant, puis chaque mois. Le premier renouvellement a lieu le {date}.",
  "Rent this number": "Louer ce numéro",
  "The number is yours.": "Le numéro est à vous.",
  "It is being bought.": "Il est en cours de location.",
  "It rings here. The next renewal is on {date} for {credits}.":
    "Il sonne ici. Le prochain renouvellement a lieu le {date} pour {credits}.",
  "It is not paid, and nothing rings. It is kept until {date}, and rings again once {credits} are paid.":
    "Il n’est pas payé et rien ne sonne. Il est gardé jusqu’au {date} et sonnera de nouveau dès que {credits} seront payés.",
  "It cannot be renewed while your account is restricted, and nothing rings. It is kept until {date}. Please write to us.":
    "Il ne peut pas être renouvelé tant que votre compte est restreint, et rien ne sonne. Il est gardé jusqu’au {date}. Veuillez nous écrire.",
  "It is being given back.": "Il est en cours de restitution.",
  "Give {number} back": "Rendre {number}",
  "Give {number} back?": "Rendre {number} ?",
  "It stops ringing at once, and another person may get it. Paid days are not returned.":
    "Il cesse de sonner aussitôt, et une autre personne peut l’obtenir. Les jours payés ne sont pas remboursés.",
  "The number is being given back.": "Le numéro est en cours de restitution.",
  "Receipt of a number": "Reçu d’un numéro",
  "Paid on": "Payé le",
  Month: "Mois",
  "{from} to {until}": "Du {from} au {until}",
  Worth: "Valeur",
  "The forwarding could not be changed. Please try again.":
    "Le renvoi n’a pas pu être modifié. Veuillez réessayer.",
  "Calls can be forwarded only to a verified number of yours that is not rented here.":
    "Les appels ne peuvent être renvoyés que vers un de vos numéros vérifiés qui n’est pas loué ici.",
  "The number that calls were forwarded to is no longer verified, so they ring here.":
    "Le numéro vers lequel les appels étaient renvoyés n’est plus vérifié. Ils sonnent donc ici.",
  "Forwarding has become more expensive, so calls ring here. Save it again to agree to the new price.":
    "Le renvoi coûte plus cher qu’avant. Les appels sonnent donc ici. Enregistrez-le à nouveau pour accepter le nouveau tarif.",
  "Calls can also go on to your own telephone, once you have verified its number.":
    "Les appels peuvent aussi être renvoyés vers votre propre téléphone, dès que vous avez vérifié son numéro.",
  "Calls to {number}": "Appels au {number}",
  "You pay from your credits once a forwarded call is answered, also by a mailbox. It ends when they are used up.":
    "Un appel renvoyé est payé avec vos crédits dès qu’on y répond, même par une messagerie. Il se termine quand ils sont épuisés.",
  "Ring here": "Sonner ici",
  "Forward to {number}: {credits} a minute": "Renvoyer vers le {number} : {credits} par minute",
  "Save this choice": "Enregistrer ce choix",
  "Its calls are forwarded to {number}. The next renewal is on {date} for {credits}.":
    "Ses appels sont renvoyés vers le {number}. Le prochain renouvellement a lieu le {date} pour {credits}.",
  "Forwarded to": "Renvoyé vers",
  "Your blocked callers could not be loaded. Please try again.":
    "Vos appelants bloqués n’ont pas pu être chargés. Veuillez réessayer.",
  "Your blocked callers could not be changed. Please try again.":
    "Vos appelants bloqués n’ont pas pu être modifiés. Veuillez réessayer.",
  "You can block at most {most} callers.": "Vous pouvez bloquer au plus {most} appelants.",
  "This caller is blocked.": "Cet appelant est bloqué.",
  "Unwanted calls": "Appels indésirables",
  "Blocked callers": "Appelants bloqués",
  "No caller is blocked. You can block one here, or on the page of a call.":
    "Aucun appelant n’est bloqué. Vous pouvez en bloquer un ici ou sur la page d’un appel.",
  "Blocked callers hear": "Les appelants bloqués entendent",
  "Callers who withhold their number hear": "Les appelants qui masquent leur numéro entendent",
  "Busy tone": "Tonalité d’occupation",
  "Voicemail, or that you do not answer": "Messagerie, ou que vous ne répondez pas",
  "As any other call": "Comme tout autre appel",
  "{number} is no longer blocked.": "Le {number} n’est plus bloqué.",
  "The caller is blocked.": "L’appelant est bloqué.",
  Unblock: "Débloquer",
  "Unblock {number}": "Débloquer le {number}",
  "Number to block": "Numéro à bloquer",
  "Block this number": "Bloquer ce numéro",
  "Block this caller": "Bloquer cet appelant",
  "Blocked call": "Appel bloqué",
} satisfies Translated<"fr", typeof german>;
