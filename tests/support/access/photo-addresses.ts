const below = (part: string, names: string) =>
  names.split(" ").map((name) => `/repair-cms/:jobId/${part}/${name}`);

/** Photos, inspections, notes and the tag of a job: what may be read without a current plan. */
export const readAddresses = [
  "/repair-cms/:jobId/photos",
  ...below("photos", ":photoId :photoId/file/:size"),
  "/repair-cms/:jobId/inspection",
  "/repair-cms/:jobId/walk-round",
  ...below("walk-round", "signed/:n signed/:n/photos/:photoId"),
  "/repair-cms/:jobId/tag",
];

/** Writes to them, which need a current plan. */
export const workAddresses = [
  ...below("photos", "add :photoId/caption :photoId/delete :photoId/for-customer :photoId/marks"),
  "/repair-cms/:jobId/walk-round/sign",
  ...below("inspection", "start marks rest finish reopen :point :point/photos"),
  ...below("notes", "new seen :noteId/edit :noteId/delete"),
  "/repair-cms/inspection-sheets",
  "/repair-cms/inspection-sheets/standard",
];
