import { expect, test } from "vitest";
import { addressBehind, clientAddress, withClientAddress } from "./client-address.server.ts";

test("without trusted proxies the connection alone counts, whatever a header says", () => {
  expect(addressBehind("192.0.2.1", "198.51.100.7", 0)).toBe("192.0.2.1");
  const request = new Request("http://localhost/", { headers: { "X-Forwarded-For": "198.51.100.7" } });
  expect(withClientAddress(request, "192.0.2.1").get(clientAddress)).toBe("192.0.2.1");
});

test("with proxies, entries count from the right: what a visitor wrote in front does not", () => {
  const forwarded = "10.9.9.9, 198.51.100.7, 203.0.113.5";
  expect(addressBehind("192.0.2.1", forwarded, 1)).toBe("203.0.113.5");
  expect(addressBehind("192.0.2.1", forwarded, 2)).toBe("198.51.100.7");
});

test("where entries are missing or no addresses, the nearest that a proxy named counts", () => {
  expect(addressBehind("192.0.2.1", null, 2)).toBe("192.0.2.1");
  expect(addressBehind("192.0.2.1", "", 1)).toBe("192.0.2.1");
  expect(addressBehind("192.0.2.1", "198.51.100.7", 3)).toBe("198.51.100.7");
  expect(addressBehind("192.0.2.1", "1.2.3.4, nonsense, 203.0.113.5", 3)).toBe("203.0.113.5");
  expect(addressBehind("192.0.2.1", "unknown", 1)).toBe("192.0.2.1");
  expect(addressBehind("192.0.2.1", "<script>, ,", 2)).toBe("192.0.2.1");
});

test("an entry may carry a port", () => {
  expect(addressBehind("::1", "198.51.100.7:4711", 1)).toBe("198.51.100.7");
  expect(addressBehind("::1", "[2001:db8::7]:4711", 1)).toBe("2001:db8::7");
  expect(addressBehind("::1", "2001:db8::7", 1)).toBe("2001:db8::7");
});

test("a server that tells no address leaves it unknown", () => {
  expect(withClientAddress(new Request("http://localhost/"), undefined).get(clientAddress)).toBe(null);
});
