import { randomUUID } from "node:crypto";
import { DatabaseSync } from "node:sqlite";

export type Version = {
  id: string;
  number: number;
  created_on: string;
  annotations: Record<string, string>;
  metadata: Record<string, unknown>;
};
export type Worker = {
  versions: Version[];
  deployments: {
    id: string;
    created_on: string;
    annotations: Record<string, string>;
    versions: { version_id: string; percentage: number }[];
  }[];
  secrets: Set<string>;
  crons: string[];
  assets: Set<string>;
};
export type Consumer = { consumer_id: string; script: string; dead_letter_queue?: string };
type Queue = { queue_id: string; queue_name: string; consumers: Consumer[] };
type Domain = { id: string; hostname: string; service: string; zone_id: string; zone_name: string };
type Zone = {
  id: string;
  name: string;
  records: { id: string; type: string; name: string; content: string }[];
  routes: { id: string; pattern: string; script: string }[];
};

/** Everything that an account at Cloudflare holds, as far as a deployment asks. */
export class Account {
  id = "0123456789abcdef0123456789abcdef";
  name = "Taller";
  workers = new Map<string, Worker>();
  databases = new Map<string, { name: string; sqlite: DatabaseSync }>();
  queues: Queue[] = [];
  buckets = new Map<string, Map<string, Buffer>>();
  zones: Zone[] = [];
  domains: Domain[] = [];
  /** Mail domains that may send. */
  senders: string[] = [];
  /** Requests, as `POST /accounts/…/queues`, that fail with this status. */
  failing = new Map<string, number>();

  addZone(name: string): Zone {
    const zone: Zone = { id: randomUUID().replaceAll("-", ""), name, records: [], routes: [] };
    this.zones.push(zone);
    return zone;
  }

  addDatabase(name: string, id: string = randomUUID()): string {
    this.databases.set(id, { name, sqlite: new DatabaseSync(":memory:") });
    return id;
  }

  addQueue(queue_name: string): Queue {
    const queue = { queue_id: randomUUID().replaceAll("-", ""), queue_name, consumers: [] };
    this.queues.push(queue);
    return queue;
  }

  /** The worker of that name, made empty if there is none, as the first secret does. */
  worker(name: string): Worker {
    const worker = this.workers.get(name) ?? {
      versions: [],
      deployments: [],
      secrets: new Set<string>(),
      crons: [],
      assets: new Set<string>(),
    };
    this.workers.set(name, worker);
    return worker;
  }

  zoneOf(host: string): Zone | undefined {
    return this.zones.find(({ name }) => host === name || host.endsWith(`.${name}`));
  }
}
