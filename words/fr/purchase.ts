import type { Translated } from "#words/catalogue.ts";
import type { purchase as german } from "#words/de/purchase.ts";

export const purchase = {
  "Unable to initialize payment. Please try again.":
    "Impossible de préparer le paiement. Veuillez réessayer.",
  "Failed to initialize payment": "Le paiement n’a pas pu être lancé",
  "Stripe hasn't fully loaded yet. Please wait a moment.":
    "Stripe n’est pas encore entièrement chargé. Veuillez patienter un instant.",
  "Payment failed": "Le paiement a échoué",
  "An unexpected error occurred.": "Une erreur inattendue s’est produite.",
  "Payment form failed to load: {problem}": "Le formulaire de paiement n’a pas pu être chargé : {problem}",
  "Payment succeeded but credits were not updated. Please contact support.":
    "Le paiement a réussi, mais les crédits n’ont pas été mis à jour. Veuillez contacter l’assistance.",
  "Successfully purchased {n} credits!": {
    one: "Vous avez acheté {n} crédit !",
    other: "Vous avez acheté {n} crédits !",
  },
  "Payment status: {status} Please try again.": "État du paiement : {status} Veuillez réessayer.",
  "This price has expired. The new one is shown above: press Pay Now to pay it. Nothing has been charged.":
    "Ce prix a expiré. Le nouveau est affiché ci-dessus : appuyez sur « Payer maintenant » pour le régler. Rien n’a été débité.",
  "Please enter a valid amount (minimum {minimum})": "Veuillez saisir un montant valable (minimum {minimum})",
  "Too many cards were declined. Please wait {wait} before you start another payment.":
    "Trop de cartes ont été refusées. Veuillez patienter {wait} avant de lancer un autre paiement.",
  "You have started many payments. Please wait {wait} before you start another one.":
    "Vous avez lancé beaucoup de paiements. Veuillez patienter {wait} avant d’en lancer un autre.",
  "This is more than a new account may buy now.":
    "C’est plus que ce qu’un nouveau compte peut acheter maintenant.",
  "This is more than a new account may buy.": "C’est plus que ce qu’un nouveau compte peut acheter.",
  "A new account can buy for {day} a day and {week} a week, in up to {n} purchases a day.": {
    one: "Un nouveau compte peut acheter pour {day} par jour et {week} par semaine, en {n} achat par jour au maximum.",
    other:
      "Un nouveau compte peut acheter pour {day} par jour et {week} par semaine, en {n} achats par jour au maximum.",
  },
  "You have {amount} left now.": "Il vous reste {amount} maintenant.",
  "You will have more on {moment}.": "Vous en aurez plus le {moment}.",
  "The limit ends on {moment}.": "La limite prend fin le {moment}.",
  "The limit ends a day after your first purchase.": "La limite prend fin un jour après votre premier achat.",
  "The limit ends {n} days after your first purchase.": {
    one: "La limite prend fin {n} jour après votre premier achat.",
    other: "La limite prend fin {n} jours après votre premier achat.",
  },
  "{date}, {time} UTC": "{date}, {time} UTC",
  "This payment has ended, because too many cards were declined or you started another one. Nothing was charged. Press Pay Now to start anew.":
    "Ce paiement est terminé, car trop de cartes ont été refusées ou vous en avez lancé un autre. Rien n’a été débité. Appuyez sur « Payer maintenant » pour recommencer.",
  "Failed to update currency. Using default rates.":
    "La devise n’a pas pu être mise à jour. Les taux par défaut sont utilisés.",
  "Failed to get credits": "Les crédits n’ont pas pu être récupérés",
  "Credits never expire. No hidden fees, no monthly subscription.":
    "Les crédits n’expirent jamais. Pas de frais cachés, pas d’abonnement mensuel.",
  "Current credits": "Crédits actuels",
  Currency: "Devise",
  "Exchange rate: 1 USD = {rate} {currency} (as of {day})":
    "Taux de change : 1 USD = {rate} {currency} (au {day})",
  "Exchange rate: 1 USD = {rate} {currency} (default rate)":
    "Taux de change : 1 USD = {rate} {currency} (taux par défaut)",
  "Choose an amount": "Choisissez un montant",
  "Custom amount ({currency})": "Autre montant ({currency})",
  "{minimum} to {maximum}": "De {minimum} à {maximum}",
  Apply: "Appliquer",
  "You pay": "Vous payez",
  "You receive": "Vous recevez",
  "Proceed to Payment": "Passer au paiement",
  "Name on card": "Nom sur la carte",
  "Loading the card form...": "Chargement du formulaire de carte…",
  "Pay Now": "Payer maintenant",
  "Your card details go straight to our card provider. We never see them and do not store them.":
    "Les données de votre carte vont directement à notre prestataire de paiement. Nous ne les voyons jamais et ne les conservons pas.",
  "or pay by card": "ou payer par carte",
  "You are offline. Nothing was charged. This goes on once there is a connection.":
    "Vous êtes hors ligne. Rien n’a été débité. La suite se fera dès que la connexion sera rétablie.",
  "If an ad blocker or a firewall is on, allow {host} in it and try again.":
    "Si un bloqueur de publicités ou un pare-feu est actif, autorisez-y {host} et réessayez.",
} satisfies Translated<"fr", typeof german>;
