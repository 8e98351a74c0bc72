/**
 * The parts of a worker's configuration that an environment changes, or that decide whether it can
 * be deployed, as in `wrangler.toml` and the build's `wrangler.json`.
 */
export type WorkerConfig = {
  name?: string | undefined;
  main?: string | undefined;
  account_id?: string | undefined;
  vars?: Record<string, unknown>;
  d1_databases?:
    | { binding: string; database_id?: string | undefined; database_name?: string | undefined }[]
    | undefined;
  r2_buckets?: { binding: string; bucket_name?: string | undefined }[] | undefined;
  queues?:
    | {
        producers?: { binding: string; queue?: string | undefined }[] | undefined;
        consumers?: { queue: string; dead_letter_queue?: string | undefined }[] | undefined;
      }
    | undefined;
  ratelimits?: { name: string; namespace_id: string }[] | undefined;
  triggers?: { crons?: string[] | undefined } | undefined;
  send_email?: { name: string }[];
  ai?: { binding: string } | undefined;
  services?: { binding: string; service: string }[] | undefined;
  routes?: Route[] | undefined;
  workers_dev?: boolean | undefined;
};
export type Route =
  | string
  | { pattern: string; custom_domain?: boolean; zone_name?: string; zone_id?: string };
