import type { Translated } from "#words/catalogue.ts";
import type { information as german } from "#words/de/information.ts";

export const information = {
  "About Farline": "À propos de Farline",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. It is made for people with family, friends and work abroad who want to pick up and call, without a contract.":
    "Avec Farline, appelez n’importe quel téléphone dans le monde depuis votre navigateur et ne payez que les minutes de conversation. Farline est fait pour celles et ceux qui ont de la famille, des amis ou du travail à l’étranger et veulent simplement appeler, sans contrat.",
  "You see the price before you dial": "Vous voyez le tarif avant d’appeler",
  "Enter a number and the price a minute stands beside it, with how long your balance lasts. The counter during the call and the receipt after it come from the same sum.":
    "Saisissez un numéro : le tarif par minute s’affiche à côté, avec le temps que permet votre solde. Le compteur pendant l’appel et le reçu après viennent du même calcul.",
  "You are charged for what the phone network reports": "Vous payez ce que le réseau téléphonique indique",
  "Calls are billed by the minute, rounded up, from the carrier's own record. A call that nobody answers costs nothing.":
    "Les appels sont facturés à la minute, arrondie à la minute supérieure, d’après le relevé de l’opérateur. Un appel sans réponse ne coûte rien.",
  "Your card stays with the card provider": "Votre carte reste chez le prestataire de paiement",
  "Card details go straight from your browser to our payment provider. We never see them and do not store them.":
    "Les données de carte vont directement de votre navigateur à notre prestataire de paiement. Nous ne les voyons jamais et ne les conservons pas.",
  "Your credits stay yours": "Vos crédits restent à vous",
  "Credits never expire. There are no hidden fees and no monthly subscription.":
    "Les crédits n’expirent jamais. Il n’y a ni frais cachés ni abonnement mensuel.",
  "Sign Up Now": "S’inscrire maintenant",
  "404: page not found": "404 : page introuvable",
  "There is nothing at this address. It may have been mistyped, or the page has moved.":
    "Il n’y a rien à cette adresse. Elle est peut-être mal saisie, ou la page a été déplacée.",
  "Tell us what is missing": "Dites-nous ce qui manque",
  "Looking for the price of a call?": "Vous cherchez le tarif d’un appel ?",
  "Questions about a call, a payment or anything else: write to us and a person will answer.":
    "Une question sur un appel, un paiement ou autre chose ? Écrivez-nous, une personne vous répondra.",
  Subject: "Objet",
  Message: "Message",
  "Send Message": "Envoyer le message",
} satisfies Translated<"fr", typeof german>;
