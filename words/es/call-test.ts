import type { Translated } from "#words/catalogue.ts";
import type { callTest as german } from "#words/de/call-test.ts";

export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "Una llamada de prueba de unos diez segundos a nosotros mismos. No cuesta nada y no suena en ningún teléfono.",
  "Testing your connection. Say something...": "Probando tu conexión. Di algo…",
  "Microphone level in the test": "Nivel del micrófono en la prueba",
  "Stop the test": "Detener la prueba",
  "Test again": "Probar otra vez",
  "Test my connection": "Probar mi conexión",
  "The test could not be completed.": "No se ha podido completar la prueba.",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "En la prueba no ha llegado ningún sonido. Puede que un cortafuegos lo bloquee: inténtalo de nuevo o prueba otra red.",
  "The test was stopped.": "La prueba se ha detenido.",
  Excellent: "Excelente",
  "Calls will sound as clear as on a good phone.":
    "Las llamadas se oirán tan claras como en un buen teléfono.",
  Great: "Muy buena",
  "Calls will sound clear.": "Las llamadas se oirán con claridad.",
  Good: "Buena",
  "Calls will be easy to follow, with a small flaw now and then.":
    "Las llamadas se entenderán bien, con algún pequeño fallo de vez en cuando.",
  Fair: "Regular",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "La conversación se entenderá, pero el sonido puede entrecortarse. Ayuda un cable o estar más cerca del router.",
  Degraded: "Mala",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "Las llamadas pueden cortarse. Prueba otra red o cierra lo demás que esté usando esta.",
  "Score (MOS)": "Puntuación (MOS)",
  Jitter: "Fluctuación",
  "Round trip": "Ida y vuelta",
  Lost: "Pérdida",
  "{time} ms": "{time} ms",
} satisfies Translated<"es", typeof german>;
