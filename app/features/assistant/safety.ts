/** Hazards with a remark beside the answer. Their words: `answer/safety-lexicon.ts`. */
export const safetyTopics = ["airbag", "highVoltage", "fuel", "brakes"] as const;
export type SafetyTopic = (typeof safetyTopics)[number];
