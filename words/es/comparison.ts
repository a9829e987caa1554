import type { Translated } from "#words/catalogue.ts";
import type { comparison as german } from "#words/de/comparison.ts";

export const comparison = {
  Roaming: "Itinerancia",
  "Calling card": "Tarjeta telefónica",
  "Where the price stands": "Dónde está el precio",
  "Beside the number, before you dial": "Junto al número, antes de marcar",
  "In your operator’s list, by where you are and whom you call":
    "En la lista de tu operador, según dónde estés y a quién llames",
  "On the card’s terms, by the access number you use":
    "En las condiciones de la tarjeta, según el número de acceso que uses",
  "What a call costs": "Cuánto cuesta una llamada",
  "The price a minute, rounded up to the minute. Nothing if it is not answered":
    "El precio por minuto, redondeado al minuto. Nada si no contestan",
  "Your operator’s price a minute, which may differ from country to country":
    "El precio por minuto de tu operador, que puede variar de un país a otro",
  "The card’s price a minute, and the fees its terms name":
    "El precio por minuto de la tarjeta y los cargos que fijen sus condiciones",
  "What you pay before you call": "Qué pagas antes de llamar",
  "Credits, from $10": "Créditos, desde 10 US$",
  "Your mobile contract": "Tu contrato de móvil",
  "The card": "La tarjeta",
  "Money you do not use": "El dinero que no usas",
  "Stays in your account": "Se queda en tu cuenta",
  "Depends on your contract": "Depende de tu contrato",
  "Stays until the date its terms name": "Se queda hasta la fecha que fijen sus condiciones",
  "What you need": "Qué necesitas",
  "A browser, a microphone and the internet": "Un navegador, un micrófono e internet",
  "A phone with roaming switched on": "Un teléfono con la itinerancia activada",
  "Any phone, the access number and the card’s code":
    "Cualquier teléfono, el número de acceso y el código de la tarjeta",
  "Beside roaming and calling cards": "Frente a la itinerancia y las tarjetas telefónicas",
  "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.":
    "No citamos precios de otros: cambian, y los tuyos dependen de tu contrato. Mira cuánto cobra por minuto tu operador o tu tarjeta y compáralo con el precio de arriba.",
  "What people ask": "Preguntas frecuentes",
  "What if the call is not answered?": "¿Y si no contestan?",
  "It costs nothing, nor does a busy line or a call that fails. A voicemail that picks up has answered, and an answered call costs at least one credit.":
    "No cuesta nada, como tampoco una línea ocupada o una llamada fallida. Si salta el buzón de voz, la llamada cuenta como contestada, y una llamada contestada cuesta al menos un crédito.",
  "Do credits expire?": "¿Caducan los créditos?",
  "No. They stay in your account until you use them. What you can have paid back stands in our <a>refund policy</a>.":
    "No. Se quedan en tu cuenta hasta que los uses. Lo que se te puede devolver está en nuestra <a>política de reembolsos</a>.",
  "Which number do they see?": "¿Qué número ven?",
  "One of ours, never yours: we do not even ask for your number. Some networks abroad show another number or none, so say who you are.":
    "Uno de los nuestros, nunca el tuyo: ni siquiera te lo pedimos. Algunas redes extranjeras muestran otro número o ninguno, así que di quién eres.",
  "Is it private?": "¿Es privado?",
  "We record no call. It travels encrypted from your browser to the company that carries it, and from there over the telephone network like any other call. What we keep, and how you delete it, stands in our <a>privacy policy</a>.":
    "No grabamos ninguna llamada. Va cifrada desde tu navegador hasta la empresa que la transporta y, desde allí, por la red telefónica como cualquier otra. Lo que guardamos y cómo borrarlo está en nuestra <a>política de privacidad</a>.",
  "Which browsers work?": "¿Qué navegadores sirven?",
  "Chrome, Edge, Firefox and Safari in their present versions, on a computer or a phone. There is nothing to install; keep the page open while you talk.":
    "Chrome, Edge, Firefox y Safari en sus versiones actuales, en un ordenador o un teléfono. No hay nada que instalar; deja la página abierta mientras hablas.",
  "Can I call an emergency number?": "¿Puedo llamar a emergencias?",
  "<strong>No. 112, 911 and other emergency numbers cannot be called from here. Keep another telephone for that.</strong>":
    "<strong>No. Desde aquí no se puede llamar al 112, al 911 ni a otros números de emergencia. Ten otro teléfono para eso.</strong>",
  "Your next call is a minute away.": "Tu próxima llamada está a un minuto.",
} satisfies Translated<"es", typeof german>;
