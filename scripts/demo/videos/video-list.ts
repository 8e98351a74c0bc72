import type { DemoVideo } from "./video-rows.ts";
import { drivetrainVideos } from "./videos-drivetrain.ts";
import { electricsVideos } from "./videos-electrics.ts";

/**
 * Videos of the demo's library, newest last: as a shop on the border would collect them, in the
 * language of the speaker.
 */
export const demoVideos: DemoVideo[] = [...drivetrainVideos, ...electricsVideos];
