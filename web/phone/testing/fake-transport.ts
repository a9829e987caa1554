import type {
  AnswerRequest,
  CallReport,
  CallRequest,
  CallTransport,
  LoadTransport,
  TransportCall,
} from "#web/phone/call-transport.ts";

/** A call of no carrier, which reports what a test says. */
export class FakeTransportCall implements TransportCall {
  readonly report: (event: CallReport) => void;
  isHungUp = false;
  isMuted = false;
  isSilent = false;
  /** Runs at each change of the microphone. */
  mutes = (isMuted: boolean): void => this.report({ kind: "muted", isMuted });
  readonly keys: string[] = [];

  constructor(report: (event: CallReport) => void) {
    this.report = report;
  }
  audio = () => null;
  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    this.mutes(isMuted);
  }
  silence(isSilent: boolean): void {
    this.isSilent = isSilent;
  }
  sendKeys(keys: string): boolean {
    this.keys.push(keys);
    return false;
  }
  stopKeys(): void {}
  hangUp(): void {
    this.isHungUp = true;
  }
}

export class FakeTransport implements CallTransport {
  readonly calls: FakeTransportCall[] = [];
  readonly requests: CallRequest[] = [];
  /** Our ids of the calls that ring. */
  readonly rings: string[] = [];
  isOpen = false;
  receives = false;

  async open(): Promise<void> {
    this.isOpen = true;
  }
  receive(): void {
    this.receives = true;
  }
  ringing(): string[] {
    return this.rings;
  }
  answer(_request: AnswerRequest, report: (event: CallReport) => void): FakeTransportCall {
    const call = new FakeTransportCall(report);
    this.calls.push(call);
    return call;
  }
  close(): void {
    this.isOpen = false;
  }
  place(request: CallRequest, report: (event: CallReport) => void): FakeTransportCall {
    const call = new FakeTransportCall(report);
    this.requests.push(request);
    this.calls.push(call);
    return call;
  }
  load: LoadTransport = async () => () => this;
}
