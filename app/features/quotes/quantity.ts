/** One piece, in hundredths. */
export const quantityOne = 100;

/** A quantity as a number of pieces. */
export const piecesOf = (quantity: number): number => quantity / quantityOne;
