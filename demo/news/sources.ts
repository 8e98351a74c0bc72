import { demoHost } from "#app/platform/web/config.ts";

/**
 * The demo's sources of news: two that work in each language, one that fails, one that is paused.
 * Their articles are in this folder.
 */
export const sources = [
  {
    key: "banco",
    name: "Banco de Pruebas",
    language: "es",
    kind: "feed",
    path: "/banco/feed.xml",
    selector: "item, entry",
  },
  {
    key: "taller",
    name: "Taller al Día",
    language: "es",
    kind: "page",
    path: "/taller",
    selector: "main article",
  },
  {
    key: "bay",
    name: "Bay Four Journal",
    language: "en",
    kind: "feed",
    path: "/bay-four/atom.xml",
    selector: "item, entry",
  },
  {
    key: "volt",
    name: "High Voltage Desk",
    language: "en",
    kind: "page",
    path: "/volt",
    selector: ".story",
  },
  {
    key: "old",
    name: "Crankcase Weekly",
    language: "en",
    kind: "page",
    path: "/crankcase",
    selector: "#stories li",
    problem: "nothing",
  },
  {
    key: "off",
    name: "Boletín de Frenos",
    language: "es",
    kind: "feed",
    path: "/frenos/rss",
    selector: "item, entry",
    inactive: true,
  },
] as const;
export type DemoSource = (typeof sources)[number]["key"];

/** The address of a source, at the only host of the demo worker. */
export const urlOf = ({ path }: Pick<(typeof sources)[number], "path">) =>
  `https://${demoHost}${path}`;
