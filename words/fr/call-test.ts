import type { Translated } from "#words/catalogue.ts";
import type { callTest as german } from "#words/de/call-test.ts";

export const callTest = {
  "A trial call of some ten seconds to ourselves. It costs nothing and rings nowhere.":
    "Un appel d’essai d’une dizaine de secondes vers nous-mêmes. Il ne coûte rien et ne sonne nulle part.",
  "Testing your connection. Say something...": "Test de votre connexion. Dites quelque chose…",
  "Microphone level in the test": "Niveau du micro pendant le test",
  "Stop the test": "Arrêter le test",
  "Test again": "Tester à nouveau",
  "Test my connection": "Tester ma connexion",
  "The test could not be completed.": "Le test n’a pas pu être terminé.",
  "No sound came through in the test. A firewall may hold it back: try again, or try another network.":
    "Aucun son n’est passé pendant le test. Un pare-feu le bloque peut-être : réessayez, ou essayez un autre réseau.",
  "The test was stopped.": "Le test a été arrêté.",
  Excellent: "Excellente",
  "Calls will sound as clear as on a good phone.": "Les appels seront aussi clairs qu’avec un bon téléphone.",
  Great: "Très bonne",
  "Calls will sound clear.": "Les appels seront clairs.",
  Good: "Bonne",
  "Calls will be easy to follow, with a small flaw now and then.":
    "Les appels seront faciles à suivre, avec un petit défaut de temps en temps.",
  Fair: "Moyenne",
  "You will understand each other, but the sound may stutter. A cable or a nearer router helps.":
    "Vous vous comprendrez, mais le son peut être saccadé. Un câble ou un routeur plus proche aide.",
  Degraded: "Mauvaise",
  "Calls may break up. Try another network, or stop what else is using this one.":
    "Les appels peuvent se couper. Essayez un autre réseau, ou arrêtez ce qui utilise celui-ci.",
  "Score (MOS)": "Note (MOS)",
  Jitter: "Gigue",
  "Round trip": "Aller-retour",
  Lost: "Perte",
  "{time} ms": "{time} ms",
} satisfies Translated<"fr", typeof german>;
