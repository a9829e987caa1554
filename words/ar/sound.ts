import type { Translated } from "#words/catalogue.ts";
import type { sound as german } from "#words/de/sound.ts";

export const sound = {
  "Sound and connection": "الصوت والاتصال",
  Microphone: "الميكروفون",
  Speaker: "مكبر الصوت",
  "System default": "الافتراضي في النظام",
  "Microphone {number}": "ميكروفون {number}",
  "Speaker {number}": "مكبر صوت {number}",
  "Microphone level": "مستوى الميكروفون",
  "Say something: the bar should move.": "قل شيئًا: يجب أن يتحرك الشريط.",
  "This browser plays sound on the system's speaker. Choose it in your system's settings.":
    "يشغّل هذا المتصفح الصوت على مكبر صوت النظام. اختره من إعدادات نظامك.",
  "The sound devices could not be listed.": "تعذّر عرض أجهزة الصوت.",
  "This device could not be used. The one before stays.": "تعذّر استخدام هذا الجهاز. يبقى الجهاز السابق.",
  "Your microphone was disconnected. The system's default is used.":
    "تم فصل ميكروفونك. يُستخدم الميكروفون الافتراضي في النظام.",
} satisfies Translated<"ar", typeof german>;
