import type { Translated } from "#words/catalogue.ts";
import type { landing as german } from "#words/de/landing.ts";

export const landing = {
  "Farline · Global phone calls from your browser": "Farline · Llamadas a todo el mundo desde tu navegador",
  "Make global phone calls from anywhere in the world": "Llama a todo el mundo desde cualquier lugar",
  "Call any landline or mobile straight from your browser. Pay with prepaid credits and talk while they last.":
    "Llama a cualquier fijo o móvil directamente desde tu navegador. Paga con créditos de prepago y habla mientras te duren.",
  "Sign Up": "Registrarse",
  "What does a call cost?": "¿Cuánto cuesta una llamada?",
  "Or a phone number": "O un número de teléfono",
  "More about this price": "Más sobre este precio",
  "1 credit is {price}. Billed by the minute, rounded up. No account needed to look.":
    "1 crédito son {price}. Se cobra por minutos, redondeando hacia arriba. Puedes consultarlo sin tener cuenta.",
  "Landline and mobile": "Fijo y móvil",
  "Nothing hidden while you talk": "Nada oculto mientras hablas",
  "The time, what the call has cost so far and how long your credits last stand on one screen, and below them how good the line is. Mute yourself, press keys for a menu, change the microphone.":
    "El tiempo, lo que llevas gastado y cuánto te duran los créditos están en una sola pantalla y, debajo, la calidad de la línea. Silencia el micrófono, pulsa teclas en un menú o cambia de micrófono.",
  "A call to London in progress in Farline: the time, the estimated cost, and the buttons Mute and End Call":
    "Una llamada a Londres en curso en Farline: el tiempo, el coste estimado y los botones para silenciar y colgar",
  "Four steps to hello": "Cuatro pasos hasta el «hola»",
  "Create an account": "Crea una cuenta",
  "Sign up and verify your email. It takes a minute.":
    "Regístrate y verifica tu correo electrónico. Lleva un minuto.",
  "Buy credits": "Compra créditos",
  "Bundles start at $10. Pay by card, in your own currency.":
    "Hay paquetes desde 10 US$. Paga con tarjeta, en tu moneda.",
  "Enter the number": "Escribe el número",
  "Type the international number and see its price before you dial.":
    "Escribe el número internacional y mira su precio antes de marcar.",
  Talk: "Habla",
  "Speak from your browser for as long as your credits last.":
    "Habla desde tu navegador mientras te duren los créditos.",
  "What you can rely on": "En qué puedes confiar",
  "No hidden fees": "Sin cargos ocultos",
  "The price you see is the price you pay, to the credit.":
    "El precio que ves es el que pagas, hasta el último crédito.",
  "Credits never expire": "Los créditos no caducan",
  "Use them today or next year.": "Úsalos hoy o el año que viene.",
  "No monthly subscription": "Sin cuota mensual",
  "Buy when you need to, stop whenever you like.":
    "Compra cuando lo necesites y deja de hacerlo cuando quieras.",
} satisfies Translated<"es", typeof german>;
