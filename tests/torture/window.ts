import type { V4WorkerOptions } from "miniflare";
import { workerOf } from "../../bench/server.ts";

/**
 * Serves the worker of this file at /window, with the app's database (DB), files (FILES) and queue
 * (NEWS_QUEUE), and the stand-ins' worker (DEMO).
 */
export function openWindow(file: string, workers: V4WorkerOptions[]): void {
  const { d1Databases, queueProducers, r2Buckets } = workers[0]!;
  const serviceBindings = { DEMO: "llave-demo" };
  const bindings = { d1Databases, queueProducers, r2Buckets, serviceBindings };
  workers.push({ ...workerOf("window", file, ["*/window"]), ...bindings });
}
