/** The names of the fields of a weekday and of a member, which the page knows too. */
export const weekField = (weekday: number) => `week-${weekday}`;
export const shareField = (memberId: string) => `share-${memberId}`;
