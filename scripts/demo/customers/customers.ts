export type Customer = {
  first: string;
  last: string;
  email: string;
  phone: string;
  make: string;
  model: string;
  year: number;
  plate: string;
  odometer?: number;
  /** Seventeen characters with `?` where the check digit belongs. */
  vin?: string;
};

type Row = [
  first: string,
  last: string,
  email: string,
  phone: string,
  car: string,
  year: number,
  plate: string,
  reading?: number,
  vin?: string,
];

/** Reads the rows of a list of customers. */
export const customersOf = (rows: Row[]): Customer[] =>
  rows.map(([first, last, email, phone, car, year, plate, odometer, vin]) => {
    const [make, ...model] = car.split(" ");
    return {
      first,
      last,
      email,
      phone,
      make: make!.replace("_", " "),
      model: model.join(" "),
      year,
      plate,
      odometer,
      vin,
    };
  });
