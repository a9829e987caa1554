import { elementOf } from "./document.ts";

type Labels = Readonly<Record<"number" | "expiry" | "cvc" | "terms", string>>;

const english: Labels = {
  number: "Card number",
  expiry: "Expiration date",
  cvc: "Security code",
  terms:
    "By providing your card information, you allow {business} to charge your card for future payments in accordance with their terms.",
};

/** The languages that our page asks for: https://docs.stripe.com/js/appendix/supported_locales has more. */
const labels: Readonly<Record<string, Labels>> = {
  en: english,
  de: {
    number: "Kartennummer",
    expiry: "Ablaufdatum",
    cvc: "Sicherheitscode",
    terms:
      "Indem Sie Ihre Kartendaten angeben, erlauben Sie {business}, Ihre Karte für künftige Zahlungen gemäß den Geschäftsbedingungen zu belasten.",
  },
  es: {
    number: "Número de tarjeta",
    expiry: "Fecha de caducidad",
    cvc: "Código de seguridad",
    terms:
      "Al proporcionar los datos de su tarjeta, permite que {business} realice cargos en ella por pagos futuros de acuerdo con sus condiciones.",
  },
  fr: {
    number: "Numéro de carte",
    expiry: "Date d’expiration",
    cvc: "Code de sécurité",
    terms:
      "En fournissant vos informations de carte bancaire, vous autorisez {business} à débiter votre carte pour les paiements futurs conformément à ses conditions.",
  },
  "pt-BR": {
    number: "Número do cartão",
    expiry: "Data de validade",
    cvc: "Código de segurança",
    terms:
      "Ao informar os dados do seu cartão, você permite que a {business} faça cobranças futuras nele de acordo com os termos da empresa.",
  },
  ar: {
    number: "رقم البطاقة",
    expiry: "تاريخ انتهاء الصلاحية",
    cvc: "رمز الأمان",
    terms:
      "بتقديم بيانات بطاقتك، فإنك تسمح لـ {business} بتحصيل المدفوعات المستقبلية من بطاقتك وفقًا لشروطها.",
  },
};

/** Words the card's fields in a language. What is typed stays. */
export function labelForm(locale = "en", business = ""): void {
  const texts = labels[locale] ?? english;
  document.documentElement.lang = labels[locale] ? locale : "en";
  document.documentElement.dir = locale === "ar" ? "rtl" : "ltr";
  const { terms, ...fields } = texts;
  elementOf("terms", HTMLElement).textContent = terms.replace("{business}", business);
  for (const [field, label] of Object.entries(fields)) {
    const shown = document.querySelector(`label[for=${field}]`);
    if (shown) shown.textContent = label;
  }
}
