type Labels = Readonly<Record<"number" | "expiry" | "cvc", string>>;

/** The languages that our page asks for: https://docs.stripe.com/js/appendix/supported_locales has more. */
const labels: Readonly<Record<string, Labels>> = {
  en: { number: "Card number", expiry: "Expiration date", cvc: "Security code" },
  de: { number: "Kartennummer", expiry: "Ablaufdatum", cvc: "Sicherheitscode" },
  es: { number: "Número de tarjeta", expiry: "Fecha de caducidad", cvc: "Código de seguridad" },
  fr: { number: "Numéro de carte", expiry: "Date d’expiration", cvc: "Code de sécurité" },
  "pt-BR": { number: "Número do cartão", expiry: "Data de validade", cvc: "Código de segurança" },
  ar: { number: "رقم البطاقة", expiry: "تاريخ انتهاء الصلاحية", cvc: "رمز الأمان" },
};

/** Words the card's fields in a language. What is typed stays. */
export function labelForm(locale = "en"): void {
  const known = labels[locale] ?? labels.en;
  document.documentElement.lang = labels[locale] ? locale : "en";
  document.documentElement.dir = locale === "ar" ? "rtl" : "ltr";
  for (const [field, label] of Object.entries(known ?? {})) {
    const shown = document.querySelector(`label[for=${field}]`);
    if (shown) shown.textContent = label;
  }
}
