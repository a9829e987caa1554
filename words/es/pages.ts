import type { Translated } from "#words/catalogue.ts";
import type { pages as german } from "#words/de/pages.ts";

export const pages = {
  "Make global phone calls from your browser. Buy prepaid credits by card; they never expire.":
    "Haz llamadas a todo el mundo desde tu navegador. Compra créditos de prepago con tarjeta; no caducan nunca.",
  "Farline places phone calls from the browser and needs JavaScript to be switched on.":
    "Farline hace llamadas desde el navegador y necesita que JavaScript esté activado.",
  "Call any landline or mobile in the world from your browser. Buy prepaid credits by card; they never expire. No subscription.":
    "Llama a cualquier fijo o móvil del mundo desde tu navegador. Compra créditos de prepago con tarjeta; no caducan nunca. Sin suscripción.",
  "Farline lets you call any phone in the world from your browser and pay only for the minutes you talk. You see the price before you dial.":
    "Con Farline llamas a cualquier teléfono del mundo desde tu navegador y pagas solo los minutos que hablas. Ves el precio antes de marcar.",
  "What a minute costs to every country, landline and mobile. The price you see is the price you pay.":
    "Lo que cuesta un minuto a cada país, a fijo y a móvil. El precio que ves es el precio que pagas.",
  "Questions about a call, a payment or anything else: write to Farline and a person will answer.":
    "Preguntas sobre una llamada, un pago o cualquier otra cosa: escribe a Farline y te responderá una persona.",
  "Create your Farline account: one account, every country. You only pay for the credits you buy.":
    "Crea tu cuenta de Farline: una cuenta, todos los países. Solo pagas los créditos que compras.",
  "Log in to Farline to call any phone in the world and to see your credits.":
    "Inicia sesión en Farline para llamar a cualquier teléfono del mundo y ver tus créditos.",
  "The terms of prepaid calls with Farline: credits, prices, fair use, and what it cannot do.":
    "Las condiciones de las llamadas de prepago con Farline: créditos, precios, uso razonable y lo que no puede hacer.",
  "What Farline knows about you and your calls, who receives it, and how to have it deleted.":
    "Qué sabe Farline de ti y de tus llamadas, quién lo recibe y cómo pedir que se elimine.",
  "When Farline gives money back, how to ask for it, and how long it takes.":
    "Cuándo devuelve Farline el dinero, cómo pedirlo y cuánto tarda.",
} satisfies Translated<"es", typeof german>;
