import type { Distance } from "./counting/database.js";

// Milliseconds for a round trip between cities: WonderNetwork's pings (wondernetwork.com/pings), as
// github.com/relab/hotstuff has them in cmd/latencygen/latencies/wonderproxy.csv (added in December
// 2024). The network of AWS is as far: 118 ms from Virginia to São Paulo, 84 to Paris (aws.csv
// beside it).

/** A shop: how far Cloudflare's data center near it is from what it asks. */
export type Place = {
  name: string;
  /** The primary, in Eastern North America (Washington). */
  primary: number;
  /** The nearest region where D1 has copies and can have a primary; its name. */
  copy: number;
  region: string;
  /** Where a Durable Object with a hint for this place is made. */
  object: number;
  /** Where it would be made, if Cloudflare made objects there. */
  hoped?: number;
};

/**
 * D1's regions are ENAM, WNAM, WEUR, EEUR, APAC and OC (developers.cloudflare.com/d1, "Data
 * location"). An object with the hint `sam` is made in ENAM (durable-objects, "Data location").
 */
export const places: Place[] = [
  // San Antonio: to Washington 32, to San Francisco 55.
  { name: "Laredo", primary: 32, copy: 32, region: "ENAM", object: 32 },
  // To Washington 159, to São Paulo 30.
  { name: "Buenos Aires", primary: 159, copy: 159, region: "ENAM", object: 159, hoped: 30 },
  // To Washington 93, to Amsterdam 26.
  { name: "Madrid", primary: 93, copy: 26, region: "WEUR", object: 26 },
  // To Washington 249, to Singapore 51.
  { name: "Manila", primary: 249, copy: 51, region: "APAC", object: 51 },
];

/** Assumed, in milliseconds: from a reader to the data center nearby, and from a Worker beside it. */
const toEdge = 10;
const beside = 5;

/** How far everything is in one arrangement, for reads and for writes. */
export type Arrangement = { name: string; reads: Distance; writes: Distance };

export type Tables = Required<Distance>["tables"];

/**
 * What can be arranged for a shop. `own` are the tables of a shop, `signIn` the same with those that
 * say who is asking.
 */
export function arrangementsOf(place: Place, own: Tables, signIn: Tables): Arrangement[] {
  const { primary: ms, copy, region, object, hoped } = place;
  const reader = toEdge;
  const near = (name: string, distance: Distance, writes = distance): Arrangement => ({
    name,
    reads: { reader, ...distance },
    writes: { reader, ...writes },
  });
  const objects = (where: string, shop: number) => [
    near(`the shop's own database${where}`, { ms, shop, tables: own }),
    near(`the same with who is asking${where}`, { ms, shop, tables: signIn }),
  ];
  return [
    near("as without settings: Worker near the shop, one database", { ms }),
    near("Worker beside the database", { reader: toEdge + ms, ms: beside }),
    near("copies, for what is read from them", { ms, copy }),
    near("copies, for all that is read", { ms: copy, files: ms }, { ms }),
    near(
      "the same, and writes by a second Worker beside the database",
      { ms: copy, files: ms },
      { reader: toEdge + ms, ms: beside },
    ),
    ...objects("", object),
    ...(hoped ? objects(", if objects were made in South America", hoped) : []),
    near(`a deployment and a database of the region's own (${region})`, {
      reader: toEdge + copy,
      ms: beside,
    }),
  ];
}
