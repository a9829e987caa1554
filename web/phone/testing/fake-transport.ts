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
  /** Runs at each change of the microphone. */
  mutes = (isMuted: boolean): void => this.report({ kind: "muted", isMuted });
  readonly keys: string[] = [];

  constructor(report: (event: CallReport) => void) {
    this.report = report;
  }
  audio = () => null;
  mute(isMuted: boolean): void {
    this.mutes(isMuted);
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
  isOpen = false;

  async open(): Promise<void> {
    this.isOpen = true;
  }
  receive(): void {}
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
