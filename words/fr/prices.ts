import type { Translated } from "#words/catalogue.ts";
import type { prices as german } from "#words/de/prices.ts";

export const prices = {
  Prices: "Tarifs",
  Country: "Pays",
  "All rates": "Tous les tarifs",
  Landline: "Fixe",
  Mobile: "Mobile",
  landline: "fixe",
  mobile: "mobile",
  "{country} toll-free": "{country}, gratuit",
  "{country} mobile": "{country}, mobile",
  "<b>{price}</b> a minute": "<b>{price}</b> par minute",
  "{credits} a minute.": "{credits} par minute.",
  "{credits}, {money} a minute": "{credits}, {money} par minute",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "de {lowest} à {highest}",
  "{price} buys days": "{price} suffisent pour plusieurs jours",
  "{price} buys {n} minutes": {
    one: "{price} suffisent pour {n} minute",
    other: "{price} suffisent pour {n} minutes",
  },
  "{price} buys at least {n} minutes": {
    one: "{price} suffisent pour au moins {n} minute",
    other: "{price} suffisent pour au moins {n} minutes",
  },
  "An answered call costs at least {credits}.": "Un appel abouti coûte au moins {credits}.",
  Free: "Gratuit",
  "An answered call costs nothing.": "Un appel abouti ne coûte rien.",
  "A call that is not answered costs nothing.": "Un appel sans réponse ne coûte rien.",
  "Billed by the minute, rounded up.": "Facturation à la minute, arrondie à la minute supérieure.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "Facturation à la minute, arrondie à la minute supérieure ; {credits} de mise en relation.",
  "At least {minimum}, then in steps of {step}.": "Au moins {minimum}, puis par tranches de {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "Au moins {minimum}, puis par tranches de {step} ; {credits} de mise en relation.",
  "Your balance lasts {time}.": "Votre solde suffit pour {time}.",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "Vos appels ont atteint votre plafond de dépenses. Réessayez plus tard ou contactez-nous.",
  "Your spending limit lasts {time}.": "Votre plafond de dépenses suffit pour {time}.",
  "Calls end after {time}.": "Les appels se terminent au bout de {time}.",
  "Calls end after {time}. Your balance lasts longer.":
    "Les appels se terminent au bout de {time}. Votre solde suffit pour plus longtemps.",
  "Your balance does not cover a call to this number.": "Votre solde ne suffit pas pour appeler ce numéro.",
  "The price could not be loaded.": "Le tarif n’a pas pu être chargé.",
  "The prices could not be loaded.": "Les tarifs n’ont pas pu être chargés.",
  "Type the whole number to see its price.": "Saisissez le numéro entier pour voir son tarif.",
  "Country or phone number": "Pays ou numéro de téléphone",
  "India, or +91": "Inde ou +91",
  Search: "Rechercher",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "Le coût d’une minute, dans tous les pays desservis. 1 crédit vaut {price} ; le tarif affiché est celui que vous payez.",
  "Prices by country": "Tarifs par pays",
  Alphabet: "Alphabet",
  "Prices are in credits per minute.": "Tarifs par minute, en crédits.",
  "No destination found for “{text}”": "Aucune destination trouvée pour « {text} »",
  "No destination found for {number}": "Aucune destination trouvée pour {number}",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "Nous ne connaissons pas ce pays, ou nous ne le desservons pas. Vérifiez l’orthographe ou saisissez un numéro entier.",
  "None of the countries we call has numbers like this.": "Aucun pays desservi n’a de numéros de ce type.",
  "Calls to {country}": "Appels : {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "Les numéros y commencent par {code}. Le tarif affiché est celui que vous payez, à la minute, arrondie à la minute supérieure.",
  "Price of a number": "Tarif d’un numéro",
  "Every price": "Tous les tarifs en détail",
  "What a minute costs in {country}, by destination": "Coût d’une minute par destination : {country}",
  Destination: "Destination",
  Numbers: "Numéros",
  "Price per minute": "Tarif par minute",
  "Call {country}": "Appeler : {country}",
  "Sign up to call {country}": "S’inscrire pour appeler : {country}",
  "404: no such country": "404 : pays introuvable",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "Nous ne connaissons aucun pays portant le nom de cette adresse, ou nous ne le desservons pas. Recherchez-le ou parcourez la liste entière.",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "Appels depuis votre navigateur ({country}). Des crédits prépayés qui n’expirent jamais, sans abonnement.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Appels depuis votre navigateur ({country}) : fixes {landline}, mobiles {mobile} par minute. Des crédits prépayés qui n’expirent jamais, sans abonnement.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "Appels depuis votre navigateur ({country}) : fixes {landline} par minute. Des crédits prépayés qui n’expirent jamais, sans abonnement.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "Appels depuis votre navigateur ({country}) : mobiles {mobile} par minute. Des crédits prépayés qui n’expirent jamais, sans abonnement.",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE EAU, Dubaï|BY Bélarus|CD RDC, RD Congo|CZ République tchèque|ES Îles Canaries|GB Angleterre, Grande-Bretagne, Écosse, Pays de Galles, Irlande du Nord|MD Moldova|MM Birmanie, Burma|NL Hollande|PS Gaza, Cisjordanie|SZ Swaziland|TL Timor-Oriental|US Amérique|VA Saint-Siège",
} satisfies Translated<"fr", typeof german>;
