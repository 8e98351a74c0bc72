/** The names of a quote's fields in the form of an answer. */
export const answerField = (quoteId: string) => `answer-${quoteId}`;
export const reasonField = (quoteId: string) => `reason-${quoteId}`;
