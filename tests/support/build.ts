import { buildIfStale } from "../../scripts/build.ts";

/** Request and browser tests run on the production build, made anew when a source is newer than it. */
export default () => buildIfStale();
