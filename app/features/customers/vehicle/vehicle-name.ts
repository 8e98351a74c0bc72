type Named = { year?: number | null; make?: string; model?: string };

/** 2014 Chevrolet Silverado 1500: what is known of a vehicle, in the order of the trade. */
export const vehicleName = ({ year, make, model }: Named): string =>
  [year, make, model].filter(Boolean).join(" ");
