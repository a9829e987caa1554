import type { Translated } from "#words/catalogue.ts";
import type { callRefusals as german } from "#words/de/call-refusals.ts";

export const callRefusals = {
  "Please enter a phone number": "कृपया फ़ोन नंबर डालें",
  "Farline cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "Farline से आपातकालीन सेवाओं तक नहीं पहुँचा जा सकता। मोबाइल या लैंडलाइन फ़ोन से {number} डायल करें।",
  "On most mobile phones 112 works too.": "ज़्यादातर मोबाइल फ़ोन पर 112 भी काम करता है।",
  "You need at least 1 credit to make a call. Please purchase credits.":
    "कॉल करने के लिए कम से कम 1 क्रेडिट चाहिए। कृपया क्रेडिट खरीदें।",
  "You need at least {credits} credits to call this number. Please purchase credits.":
    "इस नंबर पर कॉल करने के लिए कम से कम {credits} क्रेडिट चाहिए। कृपया क्रेडिट खरीदें।",
  "The price of this call has changed. Please look at the new price and press Start Call again.":
    "इस कॉल की कीमत बदल गई है। कृपया नई कीमत देखें और फिर से “कॉल शुरू करें” दबाएँ।",
  "Your account cannot make calls at the moment. Please contact us.":
    "आपके खाते से अभी कॉल नहीं हो सकती। कृपया हमसे संपर्क करें।",
  "Your settings do not allow calls to this country.": "आपकी सेटिंग इस देश में कॉल की अनुमति नहीं देती।",
  "Calls are switched off at the moment. Please try again later.": "कॉल अभी बंद हैं। कृपया बाद में फिर कोशिश करें।",
  "Calls to this destination are not open to new accounts yet. They become available some days after your first purchase.":
    "इस जगह पर कॉल नए खातों के लिए अभी खुली नहीं हैं। पहली खरीद के कुछ दिन बाद ये उपलब्ध होंगी।",
  "You have made very many calls within the last hour. Please try again later.":
    "पिछले एक घंटे में आपने बहुत ज़्यादा कॉल की हैं। कृपया बाद में फिर कोशिश करें।",
  "You have made very many calls within the last 24 hours. Please try again later.":
    "पिछले 24 घंटों में आपने बहुत ज़्यादा कॉल की हैं। कृपया बाद में फिर कोशिश करें।",
  "You have called very many new numbers within the last hour. You can still call numbers you have called before.":
    "पिछले एक घंटे में आपने बहुत ज़्यादा नए नंबरों पर कॉल की है। जिन नंबरों पर पहले कॉल कर चुके हैं, उन पर अब भी कॉल कर सकते हैं।",
  "Your calls of the last hour have reached the hourly limit. Please try again later, or contact us.":
    "पिछले एक घंटे की आपकी कॉल प्रति घंटे की सीमा तक पहुँच गई हैं। कृपया बाद में कोशिश करें, या हमसे संपर्क करें।",
  "Your calls of the last 24 hours have reached the daily limit. Please try again later, or contact us.":
    "पिछले 24 घंटों की आपकी कॉल दैनिक सीमा तक पहुँच गई हैं। कृपया बाद में कोशिश करें, या हमसे संपर्क करें।",
  "Call device not initialized. Please refresh the page and try again.":
    "कॉल डिवाइस तैयार नहीं है। कृपया पेज रीफ़्रेश करें और फिर कोशिश करें।",
  "Failed to initialize call device": "कॉल डिवाइस शुरू नहीं हो सका",
  "Call device error: {problem}": "कॉल डिवाइस में त्रुटि: {problem}",
  "Media failure (31000). The call's sound could not be set up. Please try again.":
    "मीडिया में गड़बड़ी (31000)। कॉल की आवाज़ शुरू नहीं हो सकी। कृपया फिर से कोशिश करें।",
  "Connection interrupted (31003). Check your network and try again.":
    "कनेक्शन टूट गया (31003)। अपना नेटवर्क जाँचें और फिर कोशिश करें।",
  "The calling service cannot be reached. Check your network and try again.":
    "कॉलिंग सेवा से संपर्क नहीं हो पा रहा। अपना नेटवर्क जाँचें और फिर कोशिश करें।",
  "The call could not be put through. Please try again in a moment.":
    "कॉल नहीं जुड़ सकी। कृपया थोड़ी देर में फिर कोशिश करें।",
  "Authentication failed (31201). Please log in again.": "प्रमाणीकरण विफल (31201)। कृपया फिर से लॉग इन करें।",
  "Access token invalid (31204). Please refresh the page and try again.":
    "एक्सेस टोकन अमान्य है (31204)। कृपया पेज रीफ़्रेश करें और फिर कोशिश करें।",
  "Access token expired (31205). Please try again.":
    "एक्सेस टोकन की समय-सीमा ख़त्म (31205)। कृपया फिर से कोशिश करें।",
  "Microphone permission denied (31208). Allow the microphone in your browser's settings and try again.":
    "माइक्रोफ़ोन की अनुमति नहीं मिली (31208)। ब्राउज़र की सेटिंग में माइक्रोफ़ोन की अनुमति दें और फिर कोशिश करें।",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "कोई माइक्रोफ़ोन नहीं खुल सका। माइक्रोफ़ोन जोड़ें, या उसे इस्तेमाल कर रहा प्रोग्राम बंद करें, और फिर कोशिश करें।",
  "This browser lets no page make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "यह ब्राउज़र पेजों को कॉल नहीं करने देता: WebRTC नहीं है या बंद है। ब्राउज़र की सेटिंग में उसे चालू करें, या दूसरा ब्राउज़र इस्तेमाल करें।",
  "Failed to make call": "कॉल नहीं हो सकी",
  "Failed to end the call. Please try again.": "कॉल ख़त्म नहीं हो सकी। कृपया फिर कोशिश करें।",
  "Failed to deduct credits for call duration": "कॉल की अवधि के क्रेडिट नहीं काटे जा सके",
  "Failed to toggle mute": "म्यूट नहीं बदला जा सका",
  "No active call to mute": "म्यूट करने के लिए कोई कॉल नहीं चल रही",
  "Microphone muted": "माइक्रोफ़ोन म्यूट किया गया",
  "Microphone unmuted": "माइक्रोफ़ोन अनम्यूट किया गया",
} satisfies Translated<"hi", typeof german>;
