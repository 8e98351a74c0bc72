type Odometer = number | null;
type Version = { id: string; version: number };
type Walk = {
  photos: readonly (Version & { forCustomer: boolean })[];
  odometer: { start: { odometer: Odometer } };
};
type Signature = {
  n: number;
  name: string;
  at: Date;
  photos: readonly Version[];
  odometer: Odometer;
};

/**
 * Signing state of a walk-round: its signers, whether it has changed since the last signature, and
 * whether there is something to sign.
 */
export function signingOf({ photos, odometer }: Walk, signatures: readonly Signature[]) {
  const last = signatures.at(-1);
  const shown = photos.filter(({ forCustomer }) => forCustomer);
  return {
    signed: signatures.map(({ n, name, at }) => ({ n, name, at: at.getTime() })),
    isChanged:
      last !== undefined &&
      (last.odometer !== odometer.start.odometer || namesOf(last.photos) !== namesOf(shown)),
    hasPhotos: shown.length > 0,
  };
}

const namesOf = (photos: readonly Version[]) =>
  photos
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join();
