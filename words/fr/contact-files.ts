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
  "{name} would have more than ten numbers.": "{name} aurait plus de dix numéros.",
  "{n} lines cannot be read": {
    one: "{n} ligne ne peut pas être lue",
    other: "{n} lignes ne peuvent pas être lues",
  },
  "Line {line}: {reason}": "Ligne {line} : {reason}",
  "Line {line}: {reason} ({about})": "Ligne {line} : {reason} ({about})",
  "No phone number": "Aucun numéro de téléphone",
  "A number without a country code: choose a country":
    "Un numéro sans indicatif de pays : choisissez un pays",
  "This is not a whole phone number": "Ce n’est pas un numéro de téléphone entier",
  "A quotation mark is not closed": "Un guillemet n’est pas fermé",
  "The first line must name the columns, such as Name and Phone":
    "La première ligne doit nommer les colonnes, par exemple Name et Phone",
  "Not a line of a vCard": "Ce n’est pas une ligne de vCard",
  "Neither a vCard nor a CSV file": "Ni une vCard ni un fichier CSV",
  "This card has no end": "Cette carte n’a pas de fin",
  "Reading the file...": "Lecture du fichier…",
  "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.":
    "La lecture de ce fichier a pris trop de temps et a été arrêtée. Enregistrez moins de contacts dans un fichier et réessayez.",
  "Letters of the file": "Alphabet du fichier",
  "Please choose another if the names below look wrong.":
    "Choisissez-en un autre si les noms ci-dessous semblent faux.",
  "{n} parts of cells are left out": {
    one: "{n} partie de cellule est laissée de côté",
    other: "{n} parties de cellules sont laissées de côté",
  },
  "Left out, because contacts here are names and numbers:":
    "Laissé de côté, car les contacts sont ici des noms et des numéros :",
  "{name} ({n})": "{name} ({n})",
  "Left out beside a number": "Laissé de côté à côté d’un numéro",
  "The end of a long name": "La fin d’un long nom",
  "The end of a long label": "La fin d’un long libellé",
  "A contact has at most ten numbers: this one is left out":
    "Un contact a au plus dix numéros : celui-ci est laissé de côté",
  "This may be more than one phone number": "C’est peut-être plus d’un numéro de téléphone",
  "This is no phone number of the chosen country": "Ce n’est pas un numéro de téléphone du pays choisi",
  Address: "Adresse",
  Birthday: "Anniversaire",
  Groups: "Groupes",
  Nickname: "Surnom",
  Notes: "Notes",
  Company: "Société",
  Picture: "Photo",
  "Job title": "Fonction",
  Website: "Site web",
  "{done} of {n} contacts were imported. Please choose the file again for the others.":
    "{done} contacts sur {n} ont été importés. Choisissez de nouveau le fichier pour les autres.",
} satisfies Translated<"fr", typeof german>;
