import type { Translated } from "#words/catalogue.ts";
import type { dialler as german } from "#words/de/dialler.ts";

export const dialler = {
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
} satisfies Translated<"fr", typeof german>;
