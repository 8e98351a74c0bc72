import type { Miniflare } from "miniflare";

type Usage = { usedSize: number; backingStorageSize?: number };

/**
 * Watches what a Worker's isolate holds, in bytes, by the inspector of a server that was opened
 * `inspected`: what is left after a garbage collection, and its buffers. `stop` answers the most.
 */
export async function watchHeap(
  miniflare: Miniflare,
  worker = "llave",
): Promise<{ stop: () => Promise<number> }> {
  const { host } = await miniflare.getInspectorURL();
  const socket = new WebSocket(`ws://${host}/core:user:${worker}`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error("The inspector does not answer")));
  });
  const waiting = new Map<number, (result: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let [most, over] = [0, false];
  // Without an answer to what was asked last, its sender would wait for ever.
  socket.addEventListener("close", () => {
    over = true;
    for (const answer of waiting.values()) answer(undefined);
  });
  let last = 0;
  const ask = <Result>(method: string) =>
    new Promise<Result | undefined>((resolve) => {
      if (over) return resolve(undefined);
      last++;
      waiting.set(last, resolve as (result: unknown) => void);
      socket.send(JSON.stringify({ id: last, method }));
    });
  const watching = (async () => {
    while (!over) {
      await ask("HeapProfiler.collectGarbage");
      const usage = await ask<Usage>("Runtime.getHeapUsage");
      if (!usage) throw new Error("The inspector hung up");
      most = Math.max(most, usage.usedSize + (usage.backingStorageSize ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  watching.catch(() => undefined); // `stop` says it
  return {
    stop: async () => {
      over = true;
      await watching;
      socket.close();
      return most;
    },
  };
}
