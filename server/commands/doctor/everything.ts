import { setTimeout as wait } from "node:timers/promises";
import { findAddress } from "./address.ts";
import { findClock } from "./clock.ts";
import { findDatabase } from "./database.ts";
import { findDisk } from "./disk.ts";
import { type Finding, kindOf, problem } from "./finding.ts";
import { findMail } from "./mail.ts";
import { findModel } from "./model.ts";
import { findProviderState } from "./provider.ts";
import { findSettings } from "./settings.ts";

const longestMilliseconds = 30_000;

/** Looks at everything at once, and gives the findings in order. What takes too long or fails is a finding, too. */
export async function findEverything(testAddress: string | undefined): Promise<Finding[]> {
  const looks: [name: string, look: () => Promise<Finding[]> | Finding[]][] = [
    ["Settings", findSettings],
    ["Database", findDatabase],
    ["Mail", () => findMail(testAddress)],
    ["Sign-in", findProviderState],
    ["Model", findModel],
    ["Address", findAddress],
    ["Clock", findClock],
    ["Disk", findDisk],
  ];
  const found = await Promise.all(looks.map(([name, look]) => bounded(name, look)));
  return found.flat();
}

async function bounded(name: string, look: () => Promise<Finding[]> | Finding[]): Promise<Finding[]> {
  const late = wait(longestMilliseconds, undefined, { ref: false }).then(() => [
    problem(
      name,
      `No answer within ${longestMilliseconds / 1000} seconds.`,
      "Look whether its server is overloaded.",
    ),
  ]);
  try {
    return await Promise.race([look(), late]);
  } catch (error) {
    return [
      problem(
        name,
        `It could not be looked at: ${kindOf(error)}.`,
        "Run it again, and report this if it stays.",
      ),
    ];
  }
}
