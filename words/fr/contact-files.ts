import type { Translated } from "#words/catalogue.ts";
import type { contactFiles as german } from "#words/de/contact-files.ts";

export const contactFiles = {
  "Import and export": "Importer et exporter",
  "File to import": "Fichier à importer",
  "Choose a file": "Choisir un fichier",
  "vCard (.vcf) or CSV, as phones, Google and Outlook write them":
    "vCard (.vcf) ou CSV, tels que les créent les téléphones, Google et Outlook",
  "Country of numbers without a code": "Pays des numéros sans indicatif",
  "None#country": "Aucun",
  "Save all contacts as": "Enregistrer tous les contacts au format",
  "This file is larger than 20 MB.": "Ce fichier dépasse 20 Mo.",
  "This file could not be read. Please try again.": "Ce fichier n’a pas pu être lu. Veuillez réessayer.",
  "What the file holds": "Contenu du fichier",
  "{n} new contacts": { one: "{n} nouveau contact", other: "{n} nouveaux contacts" },
  "{n} merged by number": { one: "{n} fusionné par numéro", other: "{n} fusionnés par numéro" },
  "{n} already there": { one: "{n} déjà présent", other: "{n} déjà présents" },
  "and {n} more": "et {n} de plus",
  Import: "Importer",
  "{n} contacts added, {merged} merged.": {
    one: "Contact ajouté : {n}, fusionnés : {merged}.",
    other: "Contacts ajoutés : {n}, fusionnés : {merged}.",
  },
  "There is nothing to import": "Il n’y a rien à importer",
  "This file has more than 1,000 contacts.": "Ce fichier contient plus de 1 000 contacts.",
  "{name} would have more than ten numbers.": "{name} aurait plus de dix numéros.",
  "{n} lines cannot be read": {
    one: "{n} ligne ne peut pas être lue",
    other: "{n} lignes ne peuvent pas être lues",
  },
  "Line {line}: {reason}": "Ligne {line} : {reason}",
  "Line {line}: {reason} ({about})": "Ligne {line} : {reason} ({about})",
  "No phone number": "Aucun numéro de téléphone",
  "More than {n} numbers: the rest is left out": "Plus de {n} numéros : le reste est ignoré",
  "A number without a country code: choose a country":
    "Un numéro sans indicatif de pays : choisissez un pays",
  "This is not a whole phone number": "Ce n’est pas un numéro de téléphone entier",
  "A quotation mark is not closed": "Un guillemet n’est pas fermé",
  "The first line must name the columns, such as Name and Phone":
    "La première ligne doit nommer les colonnes, par exemple Name et Phone",
  "Not a line of a vCard": "Ce n’est pas une ligne de vCard",
  "Neither a vCard nor a CSV file": "Ni une vCard ni un fichier CSV",
  "This card has no end": "Cette carte n’a pas de fin",
} satisfies Translated<"fr", typeof german>;
