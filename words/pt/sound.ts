import type { Translated } from "#words/catalogue.ts";
import type { sound as german } from "#words/de/sound.ts";

export const sound = {
  "Sound and connection": "Som e conexão",
  Microphone: "Microfone",
  Speaker: "Alto-falante",
  "System default": "Padrão do sistema",
  "Microphone {number}": "Microfone {number}",
  "Speaker {number}": "Alto-falante {number}",
  "Microphone level": "Nível do microfone",
  "Say something: the bar should move.": "Diga alguma coisa: a barra deve se mexer.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "Este navegador usa o alto-falante do sistema. Escolha-o nas configurações do sistema.",
  "The sound devices could not be listed.": "Não foi possível listar os dispositivos de som.",
  "This device could not be used. The one before stays.":
    "Não foi possível usar este dispositivo. O anterior continua.",
  "Your microphone was disconnected. The system's default is used.":
    "Seu microfone foi desconectado. O padrão do sistema está em uso.",
} satisfies Translated<"pt", typeof german>;
