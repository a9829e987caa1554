import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Téléphonez dans le monde entier depuis votre navigateur. Achetez des crédits prépayés par carte ; ils n’expirent jamais.",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "Farline passe des appels depuis le navigateur et a besoin que JavaScript soit activé.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Appelez n’importe quel fixe ou mobile du monde depuis votre navigateur. Achetez des crédits prépayés par carte ; ils n’expirent jamais. Sans abonnement.",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Avec Farline, appelez n’importe quel téléphone du monde depuis votre navigateur et ne payez que les minutes de conversation. Vous voyez le tarif avant de composer.",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "Le tarif d’une minute vers chaque pays, fixe et mobile. Le tarif affiché est celui que vous payez.",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "Une question sur un appel, un paiement ou autre chose : écrivez à Farline et une personne vous répondra.",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "Créez votre compte Farline : un compte, tous les pays. Vous ne payez que les crédits que vous achetez.",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "Connectez-vous à Farline pour appeler n’importe quel téléphone du monde et voir vos crédits.",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "Les conditions des appels prépayés avec Farline : crédits, tarifs, usage raisonnable et ce qu’il ne peut pas faire.",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "Ce que Farline sait de vous et de vos appels, qui le reçoit et comment le faire supprimer.",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "Quand Farline rembourse, comment le demander et combien de temps cela prend.",
} satisfies Translated<"fr", typeof german>;
