import type { Translated } from "#words/catalogue.ts";
import type { landing as german } from "#words/de/landing.ts";

export const landing = {
  "Farline · Global phone calls from your browser":
    "Farline · Appels dans le monde entier depuis votre navigateur",
  "Make global phone calls from anywhere in the world": "Appelez le monde entier, d’où que vous soyez",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Appelez n’importe quel fixe ou mobile directement depuis votre navigateur. Payez avec des crédits prépayés et parlez tant qu’il vous en reste.",
  "Sign Up": "S’inscrire",
  "What does a call cost?": "Combien coûte un appel ?",
  "Or a phone number": "Ou un numéro de téléphone",
  "More about this price": "En savoir plus sur ce tarif",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédit vaut {price}. Facturation à la minute, arrondie à la minute supérieure. Aucun compte nécessaire pour consulter.",
  "Landline and mobile": "Fixe et mobile",
  "Nothing hidden while you talk": "Rien de caché pendant que vous parlez",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "La durée, le coût actuel de l’appel et le temps qu’il vous reste tiennent sur un seul écran, avec la qualité de la ligne juste en dessous. Coupez votre micro, appuyez sur les touches d’un menu, changez de micro.",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "Un appel en cours vers Londres dans Farline : la durée, le coût estimé et les boutons pour couper le micro et raccrocher",
  "Four steps to hello": "Quatre étapes jusqu’au « allô »",
  "Create an account": "Créez un compte",
  "Sign up and verify your email. It takes a minute.":
    "Inscrivez-vous et confirmez votre adresse e-\u2060mail. Cela prend une minute.",
  "Buy credits": "Achetez des crédits",
  "Bundles start at $10. Pay by card, in your own currency.":
    "Des forfaits à partir de 10 $US. Payez par carte, dans votre devise.",
  "Enter the number": "Saisissez le numéro",
  "Type the international number and see its price before you dial.":
    "Saisissez le numéro international et voyez son tarif avant d’appeler.",
  Talk: "Parlez",
  "Speak from your browser for as long as your credits last.":
    "Parlez depuis votre navigateur tant qu’il vous reste des crédits.",
  "What you can rely on": "Ce sur quoi vous pouvez compter",
  "No hidden fees": "Aucuns frais cachés",
  "The price you see is the price you pay, to the credit.":
    "Le tarif affiché est celui que vous payez, au crédit près.",
  "Credits never expire": "Les crédits n’expirent jamais",
  "Use them today or next year.": "Utilisez-les aujourd’hui ou l’an prochain.",
  "No monthly subscription": "Sans abonnement mensuel",
  "Buy when you need to, stop whenever you like.":
    "Achetez quand vous en avez besoin, arrêtez quand vous voulez.",
} satisfies Translated<"fr", typeof german>;
