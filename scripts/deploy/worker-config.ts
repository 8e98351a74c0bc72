/**
 * The parts of a worker's configuration that decide whether it can be deployed, as in
 * `wrangler.toml` and the build's `wrangler.json`.
 */
export type WorkerConfig = {
  name?: string | undefined;
  main?: string | undefined;
  vars?: Record<string, unknown>;
  d1_databases?: { binding: string; database_id?: string | undefined }[];
  send_email?: { name: string }[];
  ai?: { binding: string } | undefined;
  services?: { binding: string; service: string }[];
  routes?: Route[] | undefined;
  route?: Route | undefined;
  workers_dev?: boolean | undefined;
};
export type Route =
  | string
  | { pattern: string; custom_domain?: boolean; zone_name?: string; zone_id?: string };
