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
  "{name} would have more than ten numbers.": "{name} tendría más de diez números.",
  "{n} lines cannot be read": { one: "{n} línea no se puede leer", other: "{n} líneas no se pueden leer" },
  "Line {line}: {reason}": "Línea {line}: {reason}",
  "Line {line}: {reason} ({about})": "Línea {line}: {reason} ({about})",
  "No phone number": "Sin número de teléfono",
  "A number without a country code: choose a country": "Un número sin prefijo de país: elige un país",
  "This is not a whole phone number": "No es un número de teléfono completo",
  "A quotation mark is not closed": "Unas comillas no están cerradas",
  "The first line must name the columns, such as Name and Phone":
    "La primera línea debe nombrar las columnas, como Name y Phone",
  "Not a line of a vCard": "No es una línea de una vCard",
  "Neither a vCard nor a CSV file": "No es ni una vCard ni un archivo CSV",
  "This card has no end": "Esta tarjeta no tiene final",
  "Reading the file...": "Leyendo el archivo…",
  "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.":
    "La lectura de este archivo tardó demasiado y se detuvo. Guarda menos contactos en un archivo e inténtalo de nuevo.",
  "Letters of the file": "Alfabeto del archivo",
  "Please choose another if the names below look wrong.": "Elige otro si los nombres de abajo se ven mal.",
  "{n} parts of cells are left out": {
    one: "Se omite {n} parte de una celda",
    other: "Se omiten {n} partes de celdas",
  },
  "Left out, because contacts here are names and numbers:":
    "Se omite, porque aquí los contactos son nombres y números:",
  "{name} ({n})": "{name} ({n})",
  "Left out beside a number": "Omitido junto a un número",
  "The end of a long name": "El final de un nombre largo",
  "The end of a long label": "El final de una etiqueta larga",
  "A contact has at most ten numbers: this one is left out":
    "Un contacto tiene como máximo diez números: este se omite",
  "This may be more than one phone number": "Puede que sea más de un número de teléfono",
  "This is no phone number of the chosen country": "No es un número de teléfono del país elegido",
  Address: "Dirección",
  Birthday: "Cumpleaños",
  Groups: "Grupos",
  Nickname: "Apodo",
  Notes: "Notas",
  Company: "Empresa",
  Picture: "Foto",
  "Job title": "Cargo",
  Website: "Sitio web",
  "{done} of {n} contacts were imported. Please choose the file again for the others.":
    "Se importaron {done} de {n} contactos. Elige el archivo otra vez para los demás.",
} satisfies Translated<"es", typeof german>;
