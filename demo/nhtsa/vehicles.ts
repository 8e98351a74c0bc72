import { recallsHost, vpicHost } from "#app/platform/nhtsa/config.ts";

/**
 * VINs that the stand-in decodes in addition to the product's own extract: a public one, and one
 * from Brazil.
 */
const decoded: Record<string, Record<string, string>> = {
  JHMCM56557C404453: { Make: "HONDA", Model: "Accord", ModelYear: "2007" },
  "9BWDB45U3DT012345": { Make: "VOLKSWAGEN", Model: "Gol", ModelYear: "2013" },
};

/** Invented, and labeled so: no campaign of NHTSA has such a number. */
const recalls: Record<string, Record<string, string>[]> = {
  "toyota corolla 2014": [
    {
      NHTSACampaignNumber: "14V999001",
      ReportReceivedDate: "09/04/2014",
      Component: "STEERING:COLUMN",
      Summary: "Demo text, not a real recall: the intermediate shaft of the steering may loosen.",
    },
    {
      NHTSACampaignNumber: "16V999002",
      ReportReceivedDate: "21/06/2016",
      Component: "AIR BAGS:FRONTAL:PASSENGER SIDE:INFLATOR MODULE",
      Summary: "Demo text, not a real recall: the inflator may rupture when the air bag deploys.",
    },
  ],
  "ford f-150 2017": [
    {
      NHTSACampaignNumber: "18V999003",
      ReportReceivedDate: "04/05/2018",
      Component: "POWER TRAIN:AUTOMATIC TRANSMISSION",
      Summary: "Demo text, not a real recall: the shift cable may come off the transmission.",
    },
  ],
};

/** Replaces NHTSA's services in their own shapes; undefined for another host. */
export function vehicleData({ hostname, pathname, searchParams }: URL): Response | undefined {
  if (hostname === vpicHost) {
    const vin = pathname.split("/").at(-1)!;
    const known = decoded[vin];
    const empty = { Make: "", Model: "", ModelYear: "", ErrorCode: "7" };
    return Response.json({
      Count: 1,
      Message: "Results returned by the demo's stand-in",
      Results: [{ ...empty, ...known, VIN: vin, ...(known && { ErrorCode: "0" }) }],
    });
  }
  if (hostname !== recallsHost) return undefined;
  const [make, model, year] = ["make", "model", "modelYear"].map((name) => searchParams.get(name)!);
  const found = recalls[`${make} ${model} ${year}`.toLowerCase()] ?? [];
  return Response.json({
    Count: found.length,
    Message: "Results returned by the demo's stand-in",
    results: found.map((one) => ({ ...one, Make: make, Model: model, ModelYear: year })),
  });
}
