import { fromElsewhere } from "../../tests/support/join.ts";
import { formOf } from "../forms.ts";
import { openGround } from "../ground.ts";
import { sendLink } from "../send-link.ts";
import { type Line, median, ms } from "../table.ts";
import { setDistance, timed } from "../trips.ts";
import { fillQuotes, nthJob } from "../world.ts";

/**
 * Milliseconds for a round trip from a shop to the Worker beside the database in Washington:
 * WonderNetwork's pings (wondernetwork.com/pings), and 10 to Cloudflare's data center nearby.
 */
const places = [
  { name: "Laredo", reader: 42, most: 75 },
  { name: "Buenos Aires", reader: 169, most: 200 },
];

/** A trip from the Worker to the database beside it (ADR 147). */
const trip = 5;

/** A request of a shop, with the form that it posts if it is a write. */
type Step = {
  name: string;
  path: string;
  who: "shop" | "visitor";
  typed?: (n: number) => Record<string, string>;
};

/** Pages that a shop opens, and forms that it saves, around a job. */
const stepsOf = (job: string, quote: string, link: string): Step[] => [
  { name: "list of jobs", path: "/repair-cms", who: "shop" },
  { name: "board", path: "/repair-cms?view=board", who: "shop" },
  { name: "search", path: "/repair-cms?q=zonda", who: "shop" },
  { name: "job", path: job, who: "shop" },
  { name: "quote form", path: `${quote}/edit`, who: "shop" },
  { name: "forum", path: "/discussion", who: "shop" },
  { name: "customer's link", path: link, who: "visitor" },
  {
    name: "save a job",
    path: `${job}/edit`,
    who: "shop",
    typed: (n) => ({ issues: `Squeals when it brakes, ${n} times a day.` }),
  },
  {
    name: "save a quote",
    path: `${quote}/edit`,
    who: "shop",
    typed: (n) => ({ description: `Front brake pads, offer ${n}` }),
  },
  { name: "front page", path: "/", who: "visitor" },
];

/**
 * P13 as shops feel it: the time to the first byte of each step where the Worker stands beside the
 * database and the shop is as far away as these places.
 */
export async function placement(rounds: number): Promise<Line[]> {
  const { miniflare, d1, owner, own, jobId } = await openGround(1_000, true);
  try {
    const { origin } = await miniflare.ready;
    const shop = { origin, cookie: owner.cookie };
    const link = await sendLink({ ...shop, jobId });
    // Another job, because a link ends when its contents change.
    const written = nthJob(own / 2 - 4);
    const [, , quote] = await fillQuotes(d1, owner.id, written);
    const job = `/repair-cms/${written}`;
    const lines: Line[] = [];
    for (const { name: place, reader, most } of places)
      for (const step of stepsOf(job, `${job}/quotes/${quote}`, link)) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++)
          times.push(await firstByte(shop, step, reader));
        const took = median(times);
        const goal =
          step.who === "shop" && !step.typed ? `a page in ${place} <= ${most} ms` : undefined;
        lines.push({
          what: `${step.name}, ${place}`,
          ours: ms(took, 0),
          ...(goal && { goal, met: took <= most }),
        });
      }
    return lines;
  } finally {
    await miniflare.dispose();
  }
}

let typed = 0;

/** Does a step once, and answers the milliseconds until its first byte. */
async function firstByte(
  { origin, cookie }: { origin: string; cookie: string },
  step: Step,
  reader: number,
): Promise<number> {
  const headers = step.who === "shop" ? { cookie, origin } : fromElsewhere();
  let [address, init]: [string, RequestInit] = [step.path, { headers }];
  if (step.typed) {
    await setDistance(origin, 0);
    const shown = await fetch(origin + step.path, { headers });
    const form = formOf(await shown.text(), step.path, step.typed(++typed));
    [address, init] = [form.action, { method: "POST", body: form.fields, headers }];
  }
  await setDistance(origin, { reader, ms: trip });
  const asked = await timed(origin, address, init);
  if (asked.status >= 400) throw new Error(`${asked.status}: ${step.name}`);
  return asked.first;
}
