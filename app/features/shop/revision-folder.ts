/**
 * The folder of the revisions sent to customers (features/approval): declared here, because it is
 * deleted with the shop.
 */
export const revisionsFolder = "revisions/";

// The key contains the shop's id, so another shop's file cannot be addressed.
export const revisionFolderOf = (shopId: string): string => `${revisionsFolder}${shopId}/`;
