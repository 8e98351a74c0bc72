/**
 * The folder of a shop's photos (features/photos): declared here, because it is deleted with the
 * shop.
 */
export const photoFolderOf = (shopId: string): string => `photos/${shopId}/`;
