import { expect, test } from "vitest";
import { networkOf } from "./network.ts";

test("an IPv4 address stands for itself, also where it is written as IPv6", () => {
  expect(networkOf("192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::ffff:192.0.2.7")).toBe("192.0.2.7");
  expect(networkOf("::FFFF:c000:0207")).toBe("192.0.2.7");
});

test("IPv6 addresses count by their first 64 bits, however they are written", () => {
  const network = "2001:db8:0:1::/64";
  for (const address of [
    "2001:db8:0:1::7",
    "2001:0DB8:0000:0001:ffff:ffff:ffff:ffff",
    "2001:db8:0:1:0:0:0:0",
  ]) {
    expect(networkOf(address)).toBe(network);
  }
  expect(networkOf("2001:db8:0:2::7")).not.toBe(network);
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});
