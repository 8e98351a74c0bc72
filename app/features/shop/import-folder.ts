/**
 * The folder of import files (features/customers/import): declared here, because it is deleted with
 * the shop.
 */
export const importsFolder = "imports/";

// The key contains the shop's id, so another shop's file cannot be addressed.
export const importFolderOf = (shopId: string): string => `${importsFolder}${shopId}/`;
