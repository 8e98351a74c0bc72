import { expect, test } from "vitest";
import { readRecalls } from "#app/features/customers/recalls/recall.ts";

const asked = { make: "Chevrolet", model: "Silverado 1500", year: 2014 };
const entry = (fields: Record<string, unknown> = {}) => ({
  Manufacturer: "General Motors LLC",
  NHTSACampaignNumber: "14V047000",
  parkIt: false,
  parkOutSide: false,
  ReportReceivedDate: "07/02/2014",
  Component: "ELECTRICAL SYSTEM:IGNITION",
  Summary: "The ignition switch may\n move out of the run position.",
  ModelYear: "2014",
  Make: "CHEVROLET",
  Model: "SILVERADO 1500",
  ...fields,
});
const shown = {
  number: "14V047000",
  day: "2014-02-07",
  component: "ELECTRICAL SYSTEM:IGNITION",
  summary: "The ignition switch may move out of the run position.",
};

test("Reads the list under either spelling of its name", () => {
  expect(readRecalls({ Count: 1, results: [entry()] }, asked)).toEqual([shown]);
  expect(readRecalls({ Count: 1, Results: [entry()] }, asked)).toEqual([shown]);
  expect(readRecalls({ Count: 0, results: [] }, asked)).toEqual([]);
});

test("Lists each recall once, the newest first", () => {
  const older = entry({ NHTSACampaignNumber: "13V500000", ReportReceivedDate: "31/12/2013" });
  const newer = entry({ NHTSACampaignNumber: "20V001000", ReportReceivedDate: "02/01/2020" });
  const results = [older, newer, entry(), newer];
  expect(readRecalls({ results }, asked)?.map(({ day }) => day)).toEqual([
    "2020-01-02",
    "2014-02-07",
    "2013-12-31",
  ]);
});

test("Says that a car must not be driven, or stand near a building", () => {
  const advice = (fields: Record<string, unknown>) =>
    readRecalls({ results: [entry(fields)] }, asked)![0]!.advice;
  expect(advice({ parkIt: true, parkOutSide: true })).toBe("doNotDrive");
  expect(advice({ parkOutSide: true })).toBe("parkOutside");
  expect(advice({ parkIt: "no" })).toBeUndefined();
});

test.each([
  ["no JSON", undefined],
  ["null", null],
  ["no list", { Count: 1 }],
  ["another list", { results: "none" }],
  ["an entry without a number", { results: [entry({ NHTSACampaignNumber: undefined })] }],
  ["a number of another form", { results: [entry({ NHTSACampaignNumber: "x' or 1" })] }],
  ["a day that is none", { results: [entry({ ReportReceivedDate: "31/02/2014" })] }],
  ["the day of another form", { results: [entry({ ReportReceivedDate: "2014-02-07" })] }],
  ["another make", { results: [entry(), entry({ Make: "FORD" })] }],
  ["another model", { results: [entry({ Model: "TAHOE" })] }],
  ["another year", { results: [entry({ ModelYear: "2015" })] }],
])("Believes nothing of an answer with %s", (_, answer) =>
  expect(readRecalls(answer, asked)).toBeUndefined(),
);
