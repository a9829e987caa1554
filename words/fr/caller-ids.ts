import type { Translated } from "#words/catalogue.ts";
import type { callerIds as german } from "#words/de/caller-ids.ts";

export const callerIds = {
  "Your numbers could not be loaded. Please reload the page.":
    "Vos numéros n’ont pas pu être chargés. Veuillez recharger la page.",
  "The number could not be saved. Please try again.":
    "Le numéro n’a pas pu être enregistré. Veuillez réessayer.",
  "Please enter your number": "Veuillez saisir votre numéro",
  "This number has already been removed.": "Ce numéro a déjà été supprimé.",
  "This number is verified for another account.": "Ce numéro est vérifié pour un autre compte.",
  "You can have at most ten numbers. Please remove one first.":
    "Vous pouvez avoir dix numéros au plus. Veuillez d’abord en supprimer un.",
  "No more verification calls are made today. Please try again tomorrow.":
    "Il n’y a plus d’appels de vérification aujourd’hui. Veuillez réessayer demain.",
  "Your number has been removed.": "Votre numéro a été supprimé.",
  "Your choice has been saved.": "Votre choix a été enregistré.",
  "They will see {number}": "Votre correspondant verra {number}",
  "They will see our number, {number}": "Votre correspondant verra notre numéro, {number}",
  "This destination does not show numbers of callers, so they will see our number, {number}":
    "Cette destination n’affiche pas le numéro des appelants : votre correspondant verra notre numéro, {number}",
  "Number they see": "Numéro affiché",
  "As in other calls": "Comme pour les autres appels",
  "Our number, {number}": "Notre numéro, {number}",
  "Our number": "Notre numéro",
  "Number shown": "Numéro montré",
  "Some countries hide or change numbers from abroad.":
    "Certains pays masquent ou modifient les numéros étrangers.",
  "Your caller ID": "Votre numéro affiché",
  "The people you call see a number of your own once you have verified it. We call it, and you type a code there.":
    "Les personnes que vous appelez voient votre propre numéro une fois qu’il est vérifié. Nous l’appelons et vous y saisissez un code.",
  "Your number": "Votre numéro",
  "With its country code, such as +44 7400 123456": "Avec l’indicatif du pays, par exemple +44 7400 123456",
  "Verify number": "Vérifier le numéro",
  "Your phone rings now. Answer it and type this code:":
    "Votre téléphone sonne maintenant. Décrochez et saisissez ce code :",
  "Another account uses this number. It is yours once you answer the call and type this code:":
    "Un autre compte utilise ce numéro. Il sera à vous dès que vous aurez répondu à l’appel et tapé ce code :",
  "Your phone is being called...": "Appel de votre téléphone…",
  "Not verified: the code was not typed.": "Non vérifié : le code n’a pas été saisi.",
  "Verified. It can be shown until {date}.": "Vérifié. Il peut être affiché jusqu’au {date}.",
  "No longer shown, because it was verified a year ago.":
    "N’est plus affiché, car il a été vérifié il y a un an.",
  "Verify again": "Vérifier à nouveau",
  "Verify {number} again": "Vérifier {number} à nouveau",
  "Remove number": "Supprimer le numéro",
  "Your calls then no longer show {number}, and calls to your numbers here no longer go on to it.":
    "Vos appels n’afficheront plus {number}, et les appels vers vos numéros ici ne lui seront plus transférés.",
  "Shown in your calls": "Affiché lors de vos appels",
} satisfies Translated<"fr", typeof german>;
