import type { Translated } from "#words/catalogue.ts";
import type { prices as german } from "#words/de/prices.ts";

export const prices = {
  Prices: "Precios",
  Country: "País",
  "All rates": "Todas las tarifas",
  Landline: "Fijo",
  Mobile: "Móvil",
  landline: "fijo",
  mobile: "móvil",
  "{country} toll-free": "{country}, gratuito",
  "{country} mobile": "{country}, móvil",
  "<b>{price}</b> a minute": "<b>{price}</b> por minuto",
  "{credits} a minute.": "{credits} por minuto.",
  "{credits}, {money} a minute": "{credits}, {money} por minuto",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "de {lowest} a {highest}",
  "{price} buys days": "{price} dan para varios días",
  "{price} buys {n} minutes": { one: "{price} dan para {n} minuto", other: "{price} dan para {n} minutos" },
  "{price} buys at least {n} minutes": {
    one: "{price} dan para al menos {n} minuto",
    other: "{price} dan para al menos {n} minutos",
  },
  "An answered call costs at least {credits}.": "Una llamada contestada cuesta al menos {credits}.",
  Free: "Gratis",
  "An answered call costs nothing.": "Una llamada contestada no cuesta nada.",
  "A call that is not answered costs nothing.": "Una llamada que no se contesta no cuesta nada.",
  "Billed by the minute, rounded up.": "Se cobra por minutos, redondeando hacia arriba.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "Se cobra por minutos, redondeando hacia arriba; {credits} por establecer la llamada.",
  "At least {minimum}, then in steps of {step}.": "Mínimo {minimum}; después, en tramos de {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "Mínimo {minimum}; después, en tramos de {step}; {credits} por establecer la llamada.",
  "Your balance lasts {time}.": "Tu saldo da para {time}.",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "Tus llamadas han alcanzado tu límite de gasto. Inténtalo más tarde o escríbenos.",
  "Your spending limit lasts {time}.": "Tu límite de gasto da para {time}.",
  "Calls end after {time}.": "Las llamadas terminan después de {time}.",
  "Calls end after {time}. Your balance lasts longer.":
    "Las llamadas terminan después de {time}. Tu saldo da para más.",
  "Your balance does not cover a call to this number.": "Tu saldo no alcanza para llamar a este número.",
  "The price could not be loaded.": "No se ha podido cargar el precio.",
  "The prices could not be loaded.": "No se han podido cargar los precios.",
  "Type the whole number to see its price.": "Escribe el número completo para ver su precio.",
  "Country or phone number": "País o número de teléfono",
  "India, or +91": "India o +91",
  Search: "Buscar",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "Lo que cuesta un minuto en todos los destinos a los que llamamos. 1 crédito son {price}; el precio que ves es el que pagas.",
  "Prices by country": "Precios por país",
  Alphabet: "Alfabeto",
  "Prices are in credits per minute.": "Los precios son por minuto, en créditos.",
  "No destination found for “{text}”": "No hay ningún destino para «{text}»",
  "No destination found for {number}": "No hay ningún destino para {number}",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "No conocemos ese país o no ofrecemos llamadas allí. Revisa la ortografía o escribe un número completo.",
  "None of the countries we call has numbers like this.": "Ningún país al que llamamos tiene números así.",
  "Calls to {country}": "Llamadas a {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "Los números de allí empiezan por {code}. El precio que ves es el que pagas, por minuto, redondeando hacia arriba.",
  "Price of a number": "Precio de un número",
  "Every price": "Todos los precios",
  "What a minute costs in {country}, by destination": "Lo que cuesta un minuto, por destino: {country}",
  Destination: "Destino",
  Numbers: "Números",
  "Price per minute": "Precio por minuto",
  "Call {country}": "Llamar a {country}",
  "Sign up to call {country}": "Regístrate para llamar a {country}",
  "404: no such country": "404: no existe ese país",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "No conocemos ningún país con el nombre de esta dirección o no ofrecemos llamadas allí. Búscalo o mira la lista completa.",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "Llama desde tu navegador ({country}). Créditos de prepago que no caducan, sin suscripción.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Llama desde tu navegador ({country}): fijos {landline}, móviles {mobile} por minuto. Créditos de prepago que no caducan, sin suscripción.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "Llama desde tu navegador ({country}): fijos {landline} por minuto. Créditos de prepago que no caducan, sin suscripción.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Llama desde tu navegador ({country}): móviles {mobile} por minuto. Créditos de prepago que no caducan, sin suscripción.",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE EAU, Dubái|CD RDC|CI Costa de Marfil|CZ República Checa|ES Islas Canarias|GB Inglaterra, Gran Bretaña, Escocia, Gales, Irlanda del Norte|MD Moldova|MM Birmania|NL Holanda|PS Gaza, Cisjordania|SZ Suazilandia|TL Timor Oriental|US EEUU, EE UU, EUA, América|VA Santa Sede",
} satisfies Translated<"es", typeof german>;
