import { parseArgs } from "node:util";
import { openCloudflare, standInToken } from "./server.ts";

// `node tests/support/cloudflare/serve.ts [--port 8799] [--zone llave.example]`: a stand-in of
// Cloudflare's API with an empty account, to rehearse docs/deploy.md against. It forgets everything
// when it ends.
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "8799" },
    zone: { type: "string", default: "llave.example" },
  },
});
const { account, origin } = await openCloudflare(Number(values.port));
account.addZone(values.zone);
console.log(`A stand-in of Cloudflare's API with the domain ${values.zone}. In another terminal:
export CLOUDFLARE_API_BASE_URL=${origin} CLOUDFLARE_API_TOKEN=${standInToken}
export CLOUDFLARE_ACCOUNT_ID=${account.id} npm_config_registry=${origin}/`);
