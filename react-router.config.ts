import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // One file of addresses that browsers cache, and no request for addresses afterwards.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
