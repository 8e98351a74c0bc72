import { api } from "./account.ts";
import { ask } from "./question.ts";
import type { Check } from "./run-checks.ts";
import { CheckError } from "./run-checks.ts";
import type { Target } from "./target.ts";

type Consumer = {
  script?: string;
  script_name?: string;
  service?: string;
  dead_letter_queue?: string;
};
type Queue = {
  queue_name: string;
  consumers?: Consumer[];
  settings?: { delivery_paused?: boolean };
};

/** The queue of the news: both ends, the queue of what failed, and a message. */
export const queue: Check = {
  name: "queue",
  ask: async (target) => {
    if (!target.standIns) await checkQueues(target);
    await ask(
      target,
      { ask: "queue" },
      (why) =>
        `The queue takes no message (${why}): check the producer NEWS_QUEUE in wrangler.toml, and deploy.`,
    );
    return target.standIns
      ? "a message taken by the local stand-in for Queues"
      : `${target.expected.queue} takes messages and ${target.expected.workers.app} consumes them`;
  },
};

async function checkQueues(target: Target): Promise<void> {
  const { queue: name, lost, workers } = target.expected;
  const all = (await api(target).get<Queue[]>("/queues?per_page=100")) ?? [];
  for (const one of [name, lost]) {
    const found = all.find(({ queue_name }) => queue_name === one);
    if (!found)
      throw new CheckError(`The queue ${one} does not exist: npx wrangler queues create ${one}.`);
    const [consumer] = found.consumers ?? [];
    if (!consumer) throw new CheckError(`The queue ${one} has no consumer: run ${target.deploy}.`);
    const script = consumer.script ?? consumer.script_name ?? consumer.service;
    if (script !== workers.app)
      throw new CheckError(
        `The queue ${one} is consumed by ${script}: npx wrangler queues consumer remove ${one} ${script}, then deploy.`,
      );
    if (one === name && consumer.dead_letter_queue !== lost)
      throw new CheckError(
        `Messages of ${one} that fail do not go to ${lost}: run ${target.deploy}.`,
      );
    if (found.settings?.delivery_paused)
      throw new CheckError(
        `The delivery of ${one} is paused: npx wrangler queues resume-delivery ${one}.`,
      );
  }
}
