import { htmlPage } from "#sandbox/html.ts";

/** A telephone in the browser: rings a number of the account, hears, speaks and hangs up. */
export function phonePage(): string {
  const body = `<main>
<h1>Sandbox phone</h1>
<p>A telephone outside the app. No real calls are made.</p>
<form id="ring">
<label for="to">Ring this number</label>
<input id="to" name="to" list="numbers" required inputmode="tel" autocomplete="off" placeholder="+442079460999">
<datalist id="numbers"></datalist>
<label for="from">Show this number</label>
<input id="from" name="from" inputmode="tel" autocomplete="off" value="+14155550123">
<p class="hint">Empty: the number is withheld.</p>
<p class="actions"><button id="call">Ring</button> <button id="end" type="button" disabled>Hang up</button></p>
<p id="status" role="status">Not in a call.</p>
</form>
<audio id="sound" autoplay></audio>
<h2>Calls that reached a telephone</h2>
<table><thead><tr><th>To<th>Shown<th>Course<th>At</tr></thead><tbody id="reached"></tbody></table>
</main>
<script>${script}</script>`;
  return htmlPage({ title: "Sandbox phone", style, body });
}

const script = `
const at = (id) => document.getElementById(id);
let call = null;
let state = "";

at("ring").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (call) return;
  const connection = new RTCPeerConnection();
  call = { connection };
  show("Connecting");
  try {
    call.microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
    for (const track of call.microphone.getTracks()) connection.addTrack(track, call.microphone);
    connection.ontrack = ({ streams, track }) => { at("sound").srcObject = streams[0] ?? new MediaStream([track]); };
    await connection.setLocalDescription(await connection.createOffer());
    await gathered(connection);
    const body = { from: at("from").value.replaceAll(" ", ""), to: at("to").value.replaceAll(" ", ""),
      sdp: connection.localDescription.sdp };
    const reply = await fetch("/phone/calls", { method: "POST",
      headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const answer = await reply.json();
    if (!reply.ok) throw new Error(answer.message);
    call.sid = answer.sid;
    await connection.setRemoteDescription({ type: "answer", sdp: answer.sdp });
    void follow(call);
  } catch (error) {
    over(error.message);
  }
});
at("end").addEventListener("click", () => {
  if (call?.sid) void fetch("/phone/calls/" + call.sid, { method: "DELETE" });
});

function gathered(connection) {
  if (connection.iceGatheringState === "complete") return;
  return new Promise((resolve) => {
    connection.addEventListener("icegatheringstatechange", () => connection.iceGatheringState === "complete" && resolve());
    setTimeout(resolve, 2000);
  });
}
const words = { queued: "Connecting", ringing: "Ringing", "in-progress": "In the call" };
async function follow(mine) {
  while (call === mine) {
    const { status } = await (await fetch("/phone/calls/" + mine.sid)).json();
    if (!words[status]) return over("The call is over: " + status + ".");
    show(words[status]);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
function over(text) {
  for (const track of call?.microphone?.getTracks() ?? []) track.stop();
  call?.connection.close();
  call = null;
  show(text);
}
function show(text) {
  at("call").disabled = call !== null;
  at("end").disabled = call === null;
  if (at("status").textContent !== text) at("status").textContent = text;
}
async function list() {
  const { numbers, reached } = await (await fetch("/phone/state.json")).json();
  const next = JSON.stringify([numbers, reached]);
  if (next === state) return;
  state = next;
  at("numbers").replaceChildren(...numbers.map((number) => new Option(number, number)));
  if (at("to").value === "" && numbers.length > 0) at("to").value = numbers[0];
  at("reached").replaceChildren(...reached.map(({ to, shown, status, at }) => {
    const row = document.createElement("tr");
    for (const text of [to, shown, status, at.slice(11, 19)]) row.insertCell().textContent = text;
    return row;
  }));
}
setInterval(() => void list().catch(() => {}), 2000);
void list();
`;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
  label { display: block; margin-top: .75rem; font-weight: 600; }
  input { box-sizing: border-box; width: 100%; padding: .5rem .75rem; font: inherit; }
  button { padding: .5rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer; }
  button:disabled { cursor: default; }
  .hint { margin: .25rem 0 0; font-size: .875rem; }
  h2 { margin-top: 2rem; font-size: 1.125rem; }
  table { width: 100%; border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; }
  th, td { padding: .25rem .5rem .25rem 0; text-align: start; overflow-wrap: anywhere; }
`;
