/** Where what was sent to customers is kept (features/approval): here, because it goes with the shop. */
export const revisionsFolder = "revisions/";

// The key contains the shop's id, so another shop's file cannot be addressed.
export const revisionFolderOf = (shopId: string): string => `${revisionsFolder}${shopId}/`;
