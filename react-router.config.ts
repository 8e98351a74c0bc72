import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // One file of addresses that browsers cache, and no request for addresses afterwards.
  routeDiscovery: { mode: "initial" },
  // A page whose address is a secret posts with `Origin: null`. Other sites are refused before
  // React Router is asked (`crossSite` in workers/answers.ts).
  allowedActionOrigins: ["null"],
} satisfies Config;
