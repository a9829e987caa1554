import { carrierContract } from "./carrier-contract.ts";
import { fakeCarrier } from "./fake-carrier.ts";

carrierContract("fake", async (client) => fakeCarrier("fake", client));
