import type { DemoVideo } from "./video-rows.ts";
import { drivetrainVideos } from "./videos-drivetrain.ts";
import { electricsVideos } from "./videos-electrics.ts";

/**
 * What the demo's library shows, newest last: as a shop on the border would keep it, in the
 * language of whoever explains.
 */
export const demoVideos: DemoVideo[] = [...drivetrainVideos, ...electricsVideos];
