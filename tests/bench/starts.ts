import { cpuSeconds, peakMemory } from "./processes.ts";
import { answerTo, page } from "./requests.ts";
import { type Figures, median } from "./rounds.ts";
import { type Server, startBareServer, startSite } from "./servers.ts";
import { atMost, type Row } from "./table.ts";

const starts = 10;
const mostOfBare = 2.2;

/** The rows of how long it takes from a start to the first answer, beside a bare server. Files go to the folder. */
export async function compareStarts(settings: Record<string, string>, folder: string): Promise<Row[]> {
  const first = await startSite(settings);
  const answer = await answerTo(first.port, page("/"));
  await first.stop();
  const sites: Start[] = [];
  const bare: Start[] = [];
  for (let count = 0; count < starts; count += 1) {
    sites.push(await ended(await startSite(settings)));
    bare.push(await ended(await startBareServer(answer, folder)));
  }
  const [own, other] = [figuresOf(sites), figuresOf(bare)];
  const ratio = own.p50 / other.p50;
  return [
    { name: "Start to first answer, PostgreSQL", figures: own },
    { name: "  of node:http", figures: other, ratio, verdict: atMost(ratio, mostOfBare) },
  ];
}

type Start = { milliseconds: number; cpu: number; memory: number };

/** What a server that has just given its first answer has taken. Ends it. */
async function ended({ pid, startMilliseconds, stop }: Server): Promise<Start> {
  const start = { milliseconds: startMilliseconds, cpu: cpuSeconds(pid) * 1_000, memory: peakMemory(pid) };
  await stop();
  return start;
}

/** The medians, and of the times also the longest. */
function figuresOf(all: readonly Start[]) {
  const of = (name: keyof Start) => all.map((one) => one[name]);
  return {
    p50: median(of("milliseconds")),
    p99: Math.max(...of("milliseconds")),
    cpu: median(of("cpu")),
    memory: median(of("memory")),
  } satisfies Partial<Figures>;
}
