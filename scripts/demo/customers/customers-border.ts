import { customersOf } from "./customers.ts";

/** Who brings theirs to the second shop, on the other side of the river. */
export const borderCustomers = customersOf([
  [
    "Carmen",
    "Leal",
    "carmen.leal@correo.test",
    "(867) 555-0121",
    "Nissan Tsuru",
    2010,
    "XHK-42-71",
    214_500,
  ],
  [
    "Ricardo",
    "Flores",
    "rflores@correo.test",
    "(867) 555-0148",
    "Volkswagen Vento",
    2018,
    "YRB-10-93",
    96_300,
  ],
  [
    "Alejandra",
    "Solís",
    "ale.solis@correo.test",
    "(867) 555-0136",
    "Chevrolet Aveo",
    2019,
    "XLD-77-05",
    71_850,
  ],
  [
    "Tomás",
    "Aguirre",
    "tomas.aguirre@correo.test",
    "(867) 555-0119",
    "Mazda 3",
    2016,
    "YFG-35-48",
    118_900,
  ],
]);
