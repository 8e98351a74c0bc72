/** Where the photos of a shop are (features/photos): here, because they go with the shop. */
export const photoFolderOf = (shopId: string): string => `photos/${shopId}/`;
