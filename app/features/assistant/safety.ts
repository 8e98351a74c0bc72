/**
 * What can hurt the one who repairs, each with a remark of its own in the words. What betrays it:
 * `safety-words.ts`.
 */
export const safetyTopics = ["airbag", "highVoltage", "fuel", "brakes"] as const;
export type SafetyTopic = (typeof safetyTopics)[number];
