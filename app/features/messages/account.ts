/** How far a shop's account with a provider is. "broken": the provider refuses its keys. */
const accountStates = ["ready", "broken", "off"] as const;
export type AccountState = (typeof accountStates)[number];
