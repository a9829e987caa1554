import type { Translated } from "#words/catalogue.ts";
import type { prices as german } from "#words/de/prices.ts";

export const prices = {
  Prices: "الأسعار",
  Country: "البلد",
  "All rates": "كل الأسعار",
  Landline: "هاتف ثابت",
  Mobile: "هاتف محمول",
  landline: "ثابت",
  mobile: "محمول",
  "{country} toll-free": "{country}، مجاني",
  "{country} mobile": "{country}، محمول",
  "<b>{price}</b> a minute": "<b>{price}</b> للدقيقة",
  "{credits} a minute.": "{credits} للدقيقة.",
  "{credits}, {money} a minute": "{credits}، {money} للدقيقة",
  "{words}.": "{words}.",
  "{lowest} to {highest}": "من {lowest} إلى {highest}",
  "{price} buys days": "{price} تكفي أيامًا",
  "{price} buys {n} minutes": {
    zero: "{price} تكفي {n} دقيقة",
    one: "{price} تكفي دقيقة واحدة",
    two: "{price} تكفي دقيقتين",
    few: "{price} تكفي {n} دقائق",
    many: "{price} تكفي {n} دقيقة",
    other: "{price} تكفي {n} دقيقة",
  },
  "{price} buys at least {n} minutes": {
    zero: "{price} تكفي {n} دقيقة على الأقل",
    one: "{price} تكفي دقيقة واحدة على الأقل",
    two: "{price} تكفي دقيقتين على الأقل",
    few: "{price} تكفي {n} دقائق على الأقل",
    many: "{price} تكفي {n} دقيقة على الأقل",
    other: "{price} تكفي {n} دقيقة على الأقل",
  },
  "An answered call costs at least {credits}.": "المكالمة التي يُردّ عليها تكلّف {credits} على الأقل.",
  Free: "مجانًا",
  "An answered call costs nothing.": "المكالمة التي يُردّ عليها لا تكلّف شيئًا.",
  "A call that is not answered costs nothing.": "المكالمة التي لا يُردّ عليها لا تكلّف شيئًا.",
  "Billed by the minute, rounded up.": "تُحتسب بالدقيقة مع التقريب إلى الأعلى.",
  "Billed by the minute, rounded up; {credits} to connect.":
    "تُحتسب بالدقيقة مع التقريب إلى الأعلى؛ ورسم الاتصال {credits}.",
  "At least {minimum}, then in steps of {step}.": "{minimum} على الأقل، ثم على دفعات من {step}.",
  "At least {minimum}, then in steps of {step}; {credits} to connect.":
    "{minimum} على الأقل، ثم على دفعات من {step}؛ ورسم الاتصال {credits}.",
  "Your balance lasts {time}.": "رصيدك المتاح يكفي {time}.",
  "Your calls have reached your spending limit. Please try again later, or contact us.":
    "بلغت مكالماتك حدّ الإنفاق لديك. حاول لاحقًا أو تواصل معنا.",
  "Your spending limit lasts {time}.": "حدّ الإنفاق لديك يكفي {time}.",
  "Calls end after {time}.": "تنتهي المكالمات بعد {time}.",
  "Calls end after {time}. Your balance lasts longer.":
    "تنتهي المكالمات بعد {time}. رصيدك المتاح يكفي لمدة أطول.",
  "Your balance does not cover a call to this number.": "رصيدك المتاح لا يكفي للاتصال بهذا الرقم.",
  "The price could not be loaded.": "تعذّر تحميل السعر.",
  "The prices could not be loaded.": "تعذّر تحميل الأسعار.",
  "Type the whole number to see its price.": "اكتب الرقم كاملًا لترى سعره.",
  "Country or phone number": "البلد أو رقم الهاتف",
  "India, or +91": "الهند أو ‎+91",
  Search: "بحث",
  "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.":
    "تكلفة الدقيقة إلى كل بلد نوفّر المكالمات إليه. الرصيد الواحد يساوي {price}، والسعر الذي تراه هو السعر الذي تدفعه.",
  "Prices by country": "الأسعار حسب البلد",
  Alphabet: "الأبجدية",
  "Prices are in credits per minute.": "الأسعار للدقيقة الواحدة، بوحدات الرصيد.",
  "No destination found for “{text}”": "لا توجد وجهة باسم «{text}»",
  "No destination found for {number}": "لا توجد وجهة للرقم {number}",
  "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.":
    "لا نعرف بلدًا بهذا الاسم، أو لا نوفّر المكالمات إليه. تحقّق من الكتابة أو اكتب رقمًا كاملًا.",
  "None of the countries we call has numbers like this.": "لا توجد أرقام كهذه في أي بلد نوفّر المكالمات إليه.",
  "Calls to {country}": "المكالمات إلى {country}",
  "Numbers there begin with {code}. The price you see is the price you pay, by the minute, rounded up.":
    "تبدأ الأرقام هناك بـ {code}. السعر الذي تراه هو السعر الذي تدفعه، بالدقيقة مع التقريب إلى الأعلى.",
  "Price of a number": "سعر رقم واحد",
  "Every price": "جميع الأسعار",
  "What a minute costs in {country}, by destination": "تكلفة الدقيقة في {country} حسب الوجهة",
  Destination: "الوجهة",
  Numbers: "الأرقام",
  "Price per minute": "سعر الدقيقة",
  "Call {country}": "الاتصال بـ {country}",
  "Sign up to call {country}": "أنشئ حسابًا للاتصال بـ {country}",
  "404: no such country": "404: لا يوجد بلد بهذا الاسم",
  "We do not know the country in this address, or we do not offer calls there. Search for it, or look through the whole list.":
    "لا نعرف بلدًا بالاسم الوارد في هذا العنوان، أو لا نوفّر المكالمات إليه. ابحث عنه أو تصفّح القائمة كاملة.",
  "Call {country} from your browser. Prepaid credits that never expire, no subscription.":
    "اتصل بـ {country} من متصفحك. رصيد مسبق الدفع لا تنتهي صلاحيته، بلا اشتراك.",
  "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "اتصل بـ {country} من متصفحك: الهاتف الثابت {landline} والمحمول {mobile} للدقيقة. رصيد مسبق الدفع لا تنتهي صلاحيته، بلا اشتراك.",
  "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.":
    "اتصل بـ {country} من متصفحك: الهاتف الثابت {landline} للدقيقة. رصيد مسبق الدفع لا تنتهي صلاحيته، بلا اشتراك.",
  "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.":
    "اتصل بـ {country} من متصفحك: الهاتف المحمول {mobile} للدقيقة. رصيد مسبق الدفع لا تنتهي صلاحيته، بلا اشتراك.",
  "AE UAE, Dubai, Abu Dhabi|CD DRC|CI Ivory Coast|CV Cabo Verde|CZ Czech Republic|ES Canary Islands|GB Great Britain, England, Scotland, Wales, Northern Ireland|KN Saint Kitts|KR Republic of Korea|LC Saint Lucia|MM Burma|MO Macau|NL Holland|PS Gaza, West Bank|SZ Swaziland|TL East Timor|TR Turkey|US USA, America, Hawaii|VA Holy See|VC Saint Vincent|VN Viet Nam":
    "AE دبي، أبوظبي|CI ساحل العاج|GB بريطانيا، إنجلترا، اسكتلندا، ويلز|MM بورما|PS غزة، الضفة الغربية|US أمريكا، أميركا|TR تركية",
} satisfies Translated<"ar", typeof german>;
