/**
 * The demo shop's account: it opens only the stand-in, so it may be in the repository. Any other
 * account works with the token that `tokenOf` derives from its sid.
 */
export const demoAccount = {
  sid: "AC000000000000000000000000000de30",
  sms: "+19565550199",
  whatsapp: "+19565550198",
  /** The key of the demo shop's address for calls. */
  hook: "demo-only-demo-only-demo-only-demo-only-dem",
};

/** The token of an account of the stand-in: its digits backwards. */
export const tokenOf = (sid: string): string => [...sid.slice(2)].reverse().join("");

/** Numbers that no account has. */
export const isNobodys = (number: string): boolean => number.endsWith("0000");

/** The reaction of a telephone of the demo to messages. */
export const modes = ["works", "off", "blocked", "none", "hangs", "silent"] as const;
export type Mode = (typeof modes)[number];

/** The telephones that are there before anything was sent: customers of the demo's shop. */
export const phones: readonly { number: string; name: string }[] = [
  { number: "+19565550117", name: "María Elena González" },
  { number: "+19565550163", name: "James Whitaker" },
];
