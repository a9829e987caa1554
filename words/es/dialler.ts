import type { Translated } from "#words/catalogue.ts";
import type { dialler as german } from "#words/de/dialler.ts";

export const dialler = {
  "Make a Call": "Hacer una llamada",
  "Phone number": "Número de teléfono",
  "US/Canada: 1 + area code + number": "EE. UU./Canadá: 1 + código de área + número",
  "International: country code + number": "Internacional: prefijo del país + número",
  "Type no spaces, dashes or parentheses: the number is spaced for you":
    "Sin espacios, guiones ni paréntesis: el número se separa solo",
  "Start Call": "Llamar",
  "Dial pad": "Teclado",
  "Delete the last digit": "Borrar la última cifra",
  "Hold for a plus": "Mantén pulsado para un más",
  Star: "Asterisco",
  Hash: "Almohadilla",
  "Choose a country": "Elige un país",
  "Country: {country}": "País: {country}",
  "Country name or code": "Nombre o prefijo del país",
  "Name or code": "Nombre o prefijo",
  "Called before": "Ya llamado",
  "No country has this name or code.": "Ningún país tiene este nombre o prefijo.",
  "Enter a number to see its price before you call.": "Escribe un número para ver su precio antes de llamar.",
  "This number is written as people within its country dial it. Please choose its country.":
    "Este número está escrito como se marca dentro de su país. Elige el país.",
  "{code} is not sent: calls from here never show your own number.":
    "{code} no se envía: las llamadas desde aquí nunca muestran tu propio número.",
  "Once the call is answered, these keys are pressed for you: {keys}":
    "Cuando respondan a la llamada, se pulsarán estas teclas por ti: {keys}",
  "This number has no country code. Do you mean this one?":
    "Este número no tiene prefijo de país. ¿Quieres decir este?",
  "This number has no country code. Which one do you mean?":
    "Este número no tiene prefijo de país. ¿Cuál quieres decir?",
  "This text holds no phone number.": "Este texto no contiene ningún número de teléfono.",
  "Enter the whole number to see its price.": "Escribe el número completo para ver su precio.",
  "Looking up the price...": "Buscando el precio…",
  "<strong>{n}</strong> credits a minute": {
    one: "<strong>{n}</strong> crédito por minuto",
    other: "<strong>{n}</strong> créditos por minuto",
  },
  "Change your settings": "Cambia tus ajustes",
  "Purchase credits": "Comprar créditos",
  "It is {time} there.": "Hora local allí: {time}.",
  "It is between {earliest} and {latest} there.": "Hora local allí: entre {earliest} y {latest}.",
  "A call may wake people up.": "Una llamada podría despertar a alguien.",
  "Recent numbers": "Números recientes",
  "Call {number} again": "Volver a llamar al {number}",
  "Call again": "Volver a llamar",
} satisfies Translated<"es", typeof german>;
