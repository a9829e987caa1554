import type { Translated } from "#words/catalogue.ts";
import type { inCall as german } from "#words/de/in-call.ts";

export const inCall = {
  "Connecting...": "جارٍ الاتصال…",
  "Ringing...": "الهاتف يرنّ…",
  "Calling...": "جارٍ الاتصال بالرقم…",
  "Call in progress...": "المكالمة جارية…",
  "You are muted.": "صوتك مكتوم.",
  "Connection lost. Reconnecting...": "انقطع الاتصال. جارٍ إعادة الاتصال…",
  "Call duration": "مدة المكالمة",
  "Estimated cost: {n} credits": {
    zero: "التكلفة التقديرية: {n} رصيد",
    one: "التكلفة التقديرية: رصيد واحد",
    two: "التكلفة التقديرية: رصيدان",
    few: "التكلفة التقديرية: {n} أرصدة",
    many: "التكلفة التقديرية: {n} رصيدًا",
    other: "التكلفة التقديرية: {n} رصيد",
  },
  "Your credits last {time} more": "رصيدك يكفي لمدة {time}",
  "Your credits last {time} more, then the call ends. Purchase credits in another tab to go on talking.":
    "رصيدك يكفي لمدة {time} ثم تنتهي المكالمة. اشترِ رصيدًا في علامة تبويب أخرى لمواصلة الحديث.",
  "Your call was extended: {time} left.": "تم تمديد مكالمتك، والمتبقي نحو {time}.",
  "End Call": "إنهاء المكالمة",
  "In a call in another tab or on another device": "مكالمة جارية في علامة تبويب أخرى أو على جهاز آخر",
  "You are already in a call in another tab or on another device, to {number}.":
    "لديك مكالمة جارية بالفعل في علامة تبويب أخرى أو على جهاز آخر، مع {number}.",
  "End it": "إنهاؤها هناك",
  "This call has ended already.": "انتهت هذه المكالمة بالفعل.",
  "Back to the call": "العودة إلى المكالمة",
  Mute: "كتم",
  Unmute: "إلغاء الكتم",
  Keypad: "الأرقام",
  Sound: "الصوت",
  "Keys pressed": "المفاتيح المضغوطة",
  "Pause (w)": "توقف مؤقت (w)",
  "Not sent: {keys}. Press these keys again.": "لم تُرسَل: {keys}. اضغط هذه المفاتيح مرة أخرى.",
  "Or use your keyboard, or paste a sequence.": "أو استخدم لوحة مفاتيحك، أو الصق تسلسلًا.",
  "Keys: <k>Alt</k> <k>M</k> mute, <k>Alt</k> <k>K</k> keypad, <k>Alt</k> <k>H</k> hang up":
    "المفاتيح: <k>Alt</k> <k>M</k> للكتم، <k>Alt</k> <k>K</k> للوحة الأرقام، <k>Alt</k> <k>H</k> لإنهاء المكالمة",
  "They speak": "الطرف الآخر",
  "You speak": "أنت",
  "Line quality": "جودة الخط",
  "Incoming audio level": "مستوى الصوت الوارد",
  "The sound may stutter: your connection is uneven. A cable or a place nearer to the router helps.":
    "قد يتقطع الصوت: اتصالك غير مستقر. يساعد استخدام كابل أو الاقتراب من الموجّه.",
  "There is a delay on the line. Leave a pause after you speak.":
    "يوجد تأخير على الخط. توقف قليلًا بعد أن تتكلم.",
  "The line is poor right now. Other programs on your network may be using it.":
    "الخط ضعيف الآن. قد تكون برامج أخرى تستخدم شبكتك.",
  "Parts of the sound get lost. A cable or a place nearer to the router helps.":
    "تضيع أجزاء من الصوت. يساعد استخدام كابل أو الاقتراب من الموجّه.",
  "No sound arrives from the other side.": "لا يصل أي صوت من الطرف الآخر.",
  "Your sound does not get through.": "صوتك لا يصل.",
  "The connection is shaky.": "الاتصال غير مستقر.",
  "Your microphone is silent. Is it the right one, and is it switched on?":
    "ميكروفونك صامت. هل هو الصحيح، وهل هو مشغّل؟",
  "Allow the microphone in your browser.": "اسمح بالميكروفون في متصفحك.",
  "Your browser no longer lets this page use your microphone. Allow it in the browser's settings, then press Try again.":
    "لم يعد متصفحك يسمح لهذه الصفحة باستخدام الميكروفون. اسمح به في إعدادات المتصفح، ثم اضغط «إعادة المحاولة».",
  "Your microphone is gone. Connect one, then press Try again.":
    "الميكروفون لم يعد متاحًا. وصّل واحدًا، ثم اضغط «إعادة المحاولة».",
  "No sound.": "لا يوجد صوت.",
  "No sound gets through: your network may block calls. Try another network, or switch off a VPN or firewall.":
    "لا يمر أي صوت: ربما تحجب شبكتك المكالمات. جرّب شبكة أخرى، أو أوقف الـ VPN أو جدار الحماية.",
  "No sound arrives from the other side. If it stays silent, check your network, then end the call and call again.":
    "لا يصل أي صوت من الطرف الآخر. إذا استمر الصمت فتحقق من شبكتك، ثم أنهِ المكالمة واتصل من جديد.",
  "Your sound does not get through. Choose another microphone under “Sound”, or end the call and call again.":
    "صوتك لا يصل. اختر ميكروفونًا آخر ضمن «الصوت»، أو أنهِ المكالمة واتصل من جديد.",
  "Last call": "آخر مكالمة",
  "Contact#person": "جهة الاتصال",
  Number: "الرقم",
  Outcome: "النتيجة",
  "{outcome}; the charge is on its way": "{outcome}؛ احتساب التكلفة جارٍ",
  "Ended because": "سبب الإنهاء",
  Charged: "المبلغ المخصوم",
  Balance: "الرصيد المتاح",
  "Your credits ran out.": "نفد رصيدك.",
  "The page was closed or reloaded during the call.": "أُغلقت الصفحة أو أُعيد تحميلها أثناء المكالمة.",
  "Given back": "المُعاد",
  "The line was bad, so you got {n} credits back.": {
    zero: "كان الخط رديئًا فأعدنا إليك {n} رصيد.",
    one: "كان الخط رديئًا فأعدنا إليك رصيدًا واحدًا.",
    two: "كان الخط رديئًا فأعدنا إليك رصيدين.",
    few: "كان الخط رديئًا فأعدنا إليك {n} أرصدة.",
    many: "كان الخط رديئًا فأعدنا إليك {n} رصيدًا.",
    other: "كان الخط رديئًا فأعدنا إليك {n} رصيد.",
  },
  "Charged {n} credits.": {
    zero: "خُصم {n} رصيد.",
    one: "خُصم رصيد واحد.",
    two: "خُصم رصيدان.",
    few: "خُصمت {n} أرصدة.",
    many: "خُصم {n} رصيدًا.",
    other: "خُصم {n} رصيد.",
  },
  "The charge follows as soon as the carrier has reported it.":
    "سيُخصم المبلغ فور أن تُبلغنا به شركة الاتصالات.",
  "Call ended ({n} minutes)": {
    zero: "انتهت المكالمة ({n} دقيقة)",
    one: "انتهت المكالمة (دقيقة واحدة)",
    two: "انتهت المكالمة (دقيقتان)",
    few: "انتهت المكالمة ({n} دقائق)",
    many: "انتهت المكالمة ({n} دقيقة)",
    other: "انتهت المكالمة ({n} دقيقة)",
  },
  "{ended}. {details}": "{ended}. {details}",
} satisfies Translated<"ar", typeof german>;
