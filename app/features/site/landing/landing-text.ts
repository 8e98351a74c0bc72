import type { LandingText } from "./landing-en.server.ts";

export type { LandingText };
export type OrderText = LandingText["order"];
