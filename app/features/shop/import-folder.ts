/** Where the files of imports are (features/customers/import): here, because they go with the shop. */
export const importsFolder = "imports/";

// The key contains the shop's id, so another shop's file cannot be addressed.
export const importFolderOf = (shopId: string): string => `${importsFolder}${shopId}/`;
