import { tone } from "../../tests/support/speech/tone.ts";
import type { Server } from "../child.ts";
import { type Line, median, ms } from "../table.ts";

/** The most that a minute of speech may take beside the model's own time, in milliseconds. */
const most = 5_000;

/**
 * P16: from the end of a minute of speech to its text, beside the same bytes posted to a bare worker.
 * The stand-in answers at once, so that none of it is a model's time; the sound is eight times as
 * heavy as a phone's.
 */
export async function voice(app: Server, bare: Server, rounds: number): Promise<Line[]> {
  const body = tone(60);
  const { cookie } = app.world.diamond;
  const headers = { cookie, origin: app.origin, accept: "application/json" };
  const post = async (address: string) => {
    const start = performance.now();
    const answer = await fetch(address, { method: "POST", body, headers });
    await answer.text();
    return { took: performance.now() - start, status: answer.status };
  };
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    const spoken = await post(`${app.origin}/repair-cms/speech?language=es`);
    if (spoken.status !== 200) throw new Error(`the speech answered ${spoken.status}`);
    const plain = await post(bare.origin);
    if (round > 0) {
      times.ours.push(spoken.took);
      times.bare.push(plain.took);
    }
  }
  const ours = median(times.ours);
  return [
    {
      what: `a minute of speech (${Math.round(body.length / 1000)} KB) until it is text`,
      ours: ms(ours),
      baseline: `bare Hono ${ms(median(times.bare))}`,
      goal: `<= ${most / 1000} s beside the model's own time`,
      met: ours <= most,
    },
  ];
}
