import { api } from "../account.ts";
import type { Check } from "../run-checks.ts";
import { CheckError } from "../run-checks.ts";

/**
 * Regions of D1 with the cloud regions that are in them; the first is what `[placement]` should say
 * (developers.cloudflare.com/workers/configuration/placement).
 */
const regions: Record<string, readonly string[]> = {
  ENAM: ["aws:us-east-1", "aws:us-east-2", "gcp:us-east4", "gcp:us-east1", "azure:eastus"],
  WNAM: ["aws:us-west-2", "aws:us-west-1", "gcp:us-west1", "azure:westus2"],
  WEUR: ["aws:eu-west-3", "aws:eu-west-2", "aws:eu-west-1", "gcp:europe-west1", "azure:westeurope"],
  EEUR: ["aws:eu-central-1", "gcp:europe-central2", "azure:polandcentral"],
  APAC: ["aws:ap-southeast-1", "aws:ap-northeast-1", "gcp:asia-southeast1", "azure:southeastasia"],
  OC: ["aws:ap-southeast-2", "gcp:australia-southeast1", "azure:australiaeast"],
};

type Answered = { meta?: { served_by_region?: string } }[];

/** The Worker runs where the database's primary is. */
export const placement: Check = {
  name: "placement",
  ask: async (target) => {
    const { databaseId, placement: asked } = target.expected;
    const answered = await api(target).get<Answered>(`/d1/database/${databaseId}/query`, {
      method: "POST",
      body: JSON.stringify({ sql: "select 1" }),
    });
    const region = answered?.[0]?.meta?.served_by_region;
    if (!region) return "not known: D1 did not say where the database is";
    if (!asked) return `the Worker runs near each reader, the database in ${region}`;
    const elsewhere = Object.keys(regions).find((one) => regions[one]!.includes(asked));
    if (elsewhere && elsewhere !== region)
      throw new CheckError(
        `The database is in ${region} and the Worker runs in ${elsewhere}: set region = "${regions[region]?.[0] ?? "…"}" under [placement] in wrangler.toml, and deploy.`,
      );
    return `the Worker runs near ${asked}, the database in ${region}`;
  },
};
