import type { Translated } from "#words/catalogue.ts";
import type { calls as german } from "#words/de/calls.ts";

export const calls = {
  "Please enter a phone number": "कृपया फ़ोन नंबर डालें",
  "{brand} cannot reach emergency services. Use a mobile or landline phone and dial {number} there.":
    "{brand} से आपातकालीन सेवाओं तक नहीं पहुँचा जा सकता। मोबाइल या लैंडलाइन फ़ोन से {number} डायल करें।",
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
  "Calls to this destination are not open to new accounts yet. They become available a few days after your first purchase.":
    "इस जगह पर कॉल नए खातों के लिए अभी खुली नहीं हैं। पहली खरीद के कुछ दिन बाद ये उपलब्ध होंगी।",
  "You have made too many calls in the last hour. Please try again later.":
    "पिछले एक घंटे में आपने बहुत ज़्यादा कॉल की हैं। कृपया बाद में फिर कोशिश करें।",
  "You have made too many calls in the last 24 hours. Please try again later.":
    "पिछले 24 घंटों में आपने बहुत ज़्यादा कॉल की हैं। कृपया बाद में फिर कोशिश करें।",
  "You have called too many new numbers in the last hour. You can still call numbers you have called before.":
    "पिछले एक घंटे में आपने बहुत ज़्यादा नए नंबरों पर कॉल की है। जिन नंबरों पर पहले कॉल कर चुके हैं, उन पर अब भी कॉल कर सकते हैं।",
  "Your calls in the last hour have reached the hourly limit. Please try again later, or contact us.":
    "पिछले एक घंटे की आपकी कॉल प्रति घंटे की सीमा तक पहुँच गई हैं। कृपया बाद में कोशिश करें, या हमसे संपर्क करें।",
  "Your calls in the last 24 hours have reached the daily limit. Please try again later, or contact us.":
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
  "Microphone permission denied (31208). Allow the microphone in your browser's and your system's settings and try again.":
    "माइक्रोफ़ोन की अनुमति नहीं मिली (31208)। ब्राउज़र और सिस्टम की सेटिंग में माइक्रोफ़ोन की अनुमति दें और फिर कोशिश करें।",
  "No microphone could be opened. Connect one, or close the program that uses it, and try again.":
    "कोई माइक्रोफ़ोन नहीं खुल सका। माइक्रोफ़ोन जोड़ें, या उसे इस्तेमाल कर रहा प्रोग्राम बंद करें, और फिर कोशिश करें।",
  "This browser cannot make calls: WebRTC is missing or switched off. Switch it on in the browser's settings, or use another browser.":
    "इस ब्राउज़र से कॉल नहीं हो सकती: WebRTC नहीं है या बंद है। ब्राउज़र की सेटिंग में उसे चालू करें, या दूसरा ब्राउज़र इस्तेमाल करें।",
  "Failed to make call": "कॉल नहीं हो सकी",
  "Failed to end the call. Please try again.": "कॉल ख़त्म नहीं हो सकी। कृपया फिर कोशिश करें।",
  "Failed to deduct credits for call duration": "कॉल की अवधि के क्रेडिट नहीं काटे जा सके",
  "Failed to toggle mute": "म्यूट नहीं बदला जा सका",
  "No active call to mute": "म्यूट करने के लिए कोई कॉल नहीं चल रही",
  "Microphone muted": "माइक्रोफ़ोन म्यूट किया गया",
  "Microphone unmuted": "माइक्रोफ़ोन अनम्यूट किया गया",

  "A test call of about ten seconds to our own line. It is free, and no phone rings.":
    "हमारी अपनी लाइन पर करीब दस सेकंड की जाँच कॉल। यह मुफ़्त है और कहीं घंटी नहीं बजती।",
  "Testing your connection. Say something...": "आपके कनेक्शन की जाँच हो रही है। कुछ बोलें…",
  "Microphone level in the test": "जाँच में माइक्रोफ़ोन का स्तर",
  "Stop the test": "जाँच रोकें",
  "Test again": "फिर से जाँचें",
  "Test my connection": "मेरा कनेक्शन जाँचें",
  "The test could not be completed.": "जाँच पूरी नहीं हो सकी।",
  "No sound came through during the test. A firewall may be blocking it: try again, or try another network.":
    "जाँच में कोई आवाज़ नहीं पहुँची। शायद कोई फ़ायरवॉल उसे रोक रहा है: फिर से कोशिश करें या दूसरा नेटवर्क आज़माएँ।",
  "The test was stopped.": "जाँच रोक दी गई।",
  Excellent: "उत्कृष्ट",
  "Calls will sound as clear as on a good phone.": "कॉल की आवाज़ अच्छे फ़ोन जैसी साफ़ होगी।",
  Great: "बहुत अच्छा",
  "Calls will sound clear.": "कॉल की आवाज़ साफ़ होगी।",
  Good: "अच्छा",
  "Calls will be easy to follow, with an occasional glitch.":
    "कॉल आसानी से समझ आएगी, बस कभी-कभी थोड़ी गड़बड़ होगी।",
  Fair: "ठीक-ठाक",
  "You will understand each other, but the sound may stutter. A cable, or a spot closer to the router, helps.":
    "आप एक-दूसरे को समझ पाएँगे, पर आवाज़ अटक सकती है। केबल या राउटर के पास की जगह मदद करती है।",
  Degraded: "ख़राब",
  "Calls may break up. Try another network, or close other apps that use this one.":
    "कॉल कट सकती है। दूसरा नेटवर्क आज़माएँ, या इस नेटवर्क पर चल रही दूसरी चीज़ें बंद करें।",
  "Score (MOS)": "स्कोर (MOS)",
  Jitter: "जिटर",
  "Round trip": "आना-जाना",
  Lost: "हानि",
  "{time} ms": "{time} मि॰से॰",

  "All your calls, newest first, including free ones.": "सभी कॉल, सबसे नई पहले, मुफ़्त कॉल भी।",
  "Name or number": "नाम या नंबर",
  "Filter by country and date": "देश और तारीख़ से छाँटें",
  "From#date": "कब से",
  "To#date": "कब तक",
  "Show all calls": "सभी कॉल दिखाएँ",
  "No call matches": "कोई कॉल मेल नहीं खाती",
  "No calls yet": "अभी तक कोई कॉल नहीं",
  "Make your first call": "अपनी पहली कॉल करें",
  "Failed to get calls": "कॉल लोड नहीं हो सकीं",
  "{n} calls shown": { one: "{n} कॉल दिखाई गई", other: "{n} कॉल दिखाई गईं" },
  "Your contacts": "आपके संपर्क",
  "Calls, {day}": "कॉल, {day}",
  Today: "आज",
  Yesterday: "कल",
  Time: "समय",
  "Talk time": "बातचीत का समय",
  "Line#connection": "लाइन",
  "Call to {callee}": "{callee} को कॉल",
  "Call to {callee}, {time}": "{callee} को कॉल, {time}",
  "All your calls": "आपकी सभी कॉल",
  Placed: "कॉल का समय",
  "The line was not measured.": "लाइन मापी नहीं गई।",
  "This call was free.": "इस कॉल का कोई ख़र्च नहीं हुआ।",
  "The charge is still being confirmed.": "शुल्क का हिसाब आ रहा है।",
  Overall: "कुल मिलाकर",
  "{average}, at worst {worst}": "{average}, सबसे ख़राब {worst}",
  "{average} ms, at worst {worst} ms": "{average} मि॰से॰, सबसे ख़राब {worst} मि॰से॰",
  "{percent} %": "{percent}%",
  "Not connected yet": "अभी कनेक्ट नहीं हुई",
  Ringing: "घंटी बज रही है",
  "In progress": "जारी है",
  Answered: "जवाब मिला",
  "The line was busy": "लाइन व्यस्त थी",
  "Nobody answered": "किसी ने जवाब नहीं दिया",
  "The call failed": "कॉल विफल रही",
  "Ended before it was answered": "जवाब से पहले समाप्त",
  "Not placed": "नहीं की गई",
  "Not connected": "कनेक्ट नहीं हुई",
  "Not answered": "जवाब नहीं मिला",
  "Spend and line quality": "ख़र्च और लाइन की गुणवत्ता",
  "No calls in the last {n} weeks": { one: "पिछले सप्ताह कोई कॉल नहीं", other: "पिछले {n} सप्ताहों में कोई कॉल नहीं" },
  "Credits spent by week": "प्रति सप्ताह ख़र्च हुए क्रेडिट",
  "Credits spent by country": "प्रति देश ख़र्च हुए क्रेडिट",
  "Line quality by week": "प्रति सप्ताह लाइन की गुणवत्ता",
  "Credits a week, and what they are worth": "हर हफ़्ते के क्रेडिट और उनकी कीमत",
  "Credits and what they are worth, the dearest country first": "क्रेडिट और उनकी कीमत, सबसे महँगा देश पहले",
  "Score (MOS) from 1, bad, to 5, excellent": "स्कोर (MOS): 1 यानी ख़राब, 5 यानी बेहतरीन",
  "The bar named above": "ऊपर बताया गया बार",
  "{n} calls": { one: "{n} कॉल", other: "{n} कॉल" },
  "{title}; the table below has the figures": "{title}; आँकड़े नीचे की तालिका में हैं",
  "Week of": "सप्ताह",
  "Week of {day}": "{day} का सप्ताह",
  "{bar}: {figure}": "{bar}: {figure}",
  "{word} ({score})": "{word} ({score})",
  "Missed call": "छूटी हुई कॉल",
  "Declined call": "काटी गई कॉल",
  "Call from {number}": "{number} से कॉल",
  "Incoming call from {callee}": "आई हुई कॉल: {callee}",
  "Call from {callee}, {time}": "{callee} की कॉल, {time}",
} satisfies Translated<"hi", typeof german>;
