import { once } from "node:events";
import { performance } from "node:perf_hooks";
import { type Outcome, send } from "./client.ts";
import { cpuSeconds, type Process, peakMemory } from "./processes.ts";
import type { Ask } from "./requests.ts";
import type { Server } from "./servers.ts";

const roundMilliseconds = 1_000;
const warmUpRounds = 2;
const countedRounds = 5;
const connections = 32;

/** What was measured of one who is compared; times in milliseconds, NaN for what the system does not tell. */
export type Figures = {
  requestsPerSecond: number;
  p50: number;
  p99: number;
  /** Until the first words of a stream; NaN for other answers. */
  firstWordP50: number;
  firstWordP99: number;
  /** Of the process, for one request. */
  cpu: number;
  /** Of the client, for one request. */
  clientCpu: number;
  /** The share of its core that the process had, from 0 to 1. */
  core: number;
  /** The most that the process has had since its start, in bytes. */
  memory: number;
};

/** Somebody who is compared. */
export type Contender = () => Promise<Figures>;

/** Lets contenders take turns, after some rounds to warm up; gives the medians of each, in their order. */
export async function compare(contenders: readonly Contender[]): Promise<Figures[]> {
  const turns: Figures[][] = [];
  for (const round of contenders) for (let count = 0; count < warmUpRounds; count += 1) await round();
  for (let count = 0; count < countedRounds; count += 1) {
    const turn: Figures[] = [];
    for (const round of contenders) turn.push(await round());
    turns.push(turn);
  }
  return contenders.map((_, index) => mediansOf(turns.flatMap((turn) => turn[index] ?? [])));
}

/** A server under 32 connections that ask as fast as they are answered, for a second. */
export function underLoad({ port, pid }: Server, ask: Ask, status: number): Contender {
  return async () => {
    const end = performance.now() + roundMilliseconds;
    return figuresOf(pid, () =>
      send({ port, connections, status, request: () => ask(port), goesOn: () => performance.now() < end }),
    );
  };
}

/** A server that so many ask at once, each one time. */
export function askedAtOnce({ port, pid }: Server, ask: Ask, times: number): Contender {
  return async () => {
    let left = times;
    const goesOn = () => {
      left -= 1;
      return left >= 0;
    };
    return figuresOf(pid, () =>
      send({ port, connections: times, status: 200, request: () => ask(port), goesOn }),
    );
  };
}

/** React, which renders one page after the other for a second. */
export function rendering({ child, pid }: Process): Contender {
  return async () =>
    figuresOf(pid, async () => {
      child.send(roundMilliseconds);
      const [outcome] = await once(child, "message");
      return outcome;
    });
}

async function figuresOf(pid: number, run: () => Promise<Outcome>): Promise<Figures> {
  const before = { server: cpuSeconds(pid), client: process.cpuUsage() };
  const { requests, seconds, ...times } = await run();
  const used = cpuSeconds(pid) - before.server;
  const { user, system } = process.cpuUsage(before.client);
  return {
    ...times,
    requestsPerSecond: requests / seconds,
    cpu: (used * 1_000) / requests,
    clientCpu: (user + system) / 1_000 / requests,
    core: used / seconds,
    memory: peakMemory(pid),
  };
}

function mediansOf(figures: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(figures.map((one) => one[name]));
  return {
    requestsPerSecond: of("requestsPerSecond"),
    p50: of("p50"),
    p99: of("p99"),
    firstWordP50: of("firstWordP50"),
    firstWordP99: of("firstWordP99"),
    cpu: of("cpu"),
    clientCpu: of("clientCpu"),
    core: of("core"),
    memory: of("memory"),
  };
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
