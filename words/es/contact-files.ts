import type { Translated } from "#words/catalogue.ts";
import type { contactFiles as german } from "#words/de/contact-files.ts";

export const contactFiles = {
  "Import and export": "Importar y exportar",
  "File to import": "Archivo para importar",
  "Choose a file": "Elegir archivo",
  "vCard (.vcf) or CSV, as phones, Google and Outlook write them":
    "vCard (.vcf) o CSV, como los que crean los teléfonos, Google y Outlook",
  "Country of numbers without a code": "País de los números sin prefijo",
  "None#country": "Ninguno",
  "Save all contacts as": "Guardar todos los contactos como",
  "This file is larger than 20 MB.": "Este archivo supera 20 MB.",
  "This file could not be read. Please try again.": "No se ha podido leer este archivo. Inténtalo de nuevo.",
  "What the file holds": "Qué contiene el archivo",
  "{n} new contacts": { one: "{n} contacto nuevo", other: "{n} contactos nuevos" },
  "{n} merged by number": { one: "{n} combinado por número", other: "{n} combinados por número" },
  "{n} already there": { one: "{n} ya existente", other: "{n} ya existentes" },
  "and {n} more": "y {n} más",
  Import: "Importar",
  "{n} contacts added, {merged} merged.": {
    one: "Contacto añadido: {n}, combinados: {merged}.",
    other: "Contactos añadidos: {n}, combinados: {merged}.",
  },
  "There is nothing to import": "No hay nada que importar",
  "This file has more than 1,000 contacts.": "Este archivo tiene más de 1000 contactos.",
  "{name} would have more than ten numbers.": "{name} tendría más de diez números.",
  "{n} lines cannot be read": { one: "{n} línea no se puede leer", other: "{n} líneas no se pueden leer" },
  "Line {line}: {reason}": "Línea {line}: {reason}",
  "Line {line}: {reason} ({about})": "Línea {line}: {reason} ({about})",
  "No phone number": "Sin número de teléfono",
  "More than {n} numbers: the rest is left out": "Más de {n} números: el resto se omite",
  "A number without a country code: choose a country": "Un número sin prefijo de país: elige un país",
  "This is not a whole phone number": "No es un número de teléfono completo",
  "A quotation mark is not closed": "Unas comillas no están cerradas",
  "The first line must name the columns, such as Name and Phone":
    "La primera línea debe nombrar las columnas, como Name y Phone",
  "Not a line of a vCard": "No es una línea de una vCard",
  "Neither a vCard nor a CSV file": "No es ni una vCard ni un archivo CSV",
  "This card has no end": "Esta tarjeta no tiene final",
} satisfies Translated<"es", typeof german>;
