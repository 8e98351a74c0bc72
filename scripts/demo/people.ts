import { demoAccounts } from "../welcome.ts";

const [free, bronze, diamond, admin] = demoAccounts as [string, string, string, string];

/**
 * The four people who can sign in. Plans end in ten years; the administrator is given a Diamond
 * plan too, so as to see everything.
 */
export const people = [
  { email: free, name: "Luis Ortega", subscription: "free", grant: null, isAdmin: false },
  { email: bronze, name: "Karen Whitfield", subscription: "medium", grant: null, isAdmin: false },
  { email: diamond, name: "Rosa Ramírez", subscription: "premium", grant: null, isAdmin: false },
  { email: admin, name: "Daniel Soto", subscription: "free", grant: "premium", isAdmin: true },
] as const;

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

const customers = (rows: Row[]): Customer[] =>
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

/** Who brings their cars to the shop in Laredo. */
export const laredoCustomers = customers([
  [
    "María Elena",
    "González",
    "maria.gonzalez@correo.test",
    "(956) 555-0117",
    "Toyota Corolla",
    2014,
    "KTR-4821",
    118_430,
    "2T1BURHE?EC104882",
  ],
  [
    "James",
    "Whitaker",
    "jwhitaker@mail.test",
    "(956) 555-0163",
    "Ford F-150",
    2017,
    "LMN-2290",
    96_120,
    "1FTEW1EF?HFA41277",
  ],
  [
    "José Luis",
    "Peña",
    "jlpena@correo.test",
    "(956) 555-0134",
    "Nissan Versa",
    2016,
    "GXB-7314",
    131_902,
    "3N1CN7AP?GL803315",
  ],
  [
    "Ashley",
    "Brooks",
    "ashley.brooks@mail.test",
    "(956) 555-0188",
    "Honda CR-V",
    2019,
    "PDW-5508",
    61_245,
    "2HKRW2H5?KH612904",
  ],
  [
    "Guadalupe",
    "Cantú",
    "lupita.cantu@correo.test",
    "(956) 555-0102",
    "Chevrolet Silverado 1500",
    2012,
    "BJK-9046",
    187_611,
  ],
  [
    "Robert",
    "Hensley",
    "bob.hensley@mail.test",
    "(956) 555-0171",
    "Jeep Wrangler",
    2015,
    "RVT-6137",
    88_790,
  ],
  [
    "Ana Sofía",
    "Treviño",
    "anasofia.t@correo.test",
    "(956) 555-0149",
    "Volkswagen Jetta",
    2018,
    "HSC-3382",
    72_058,
    "3VW2B7AJ?JM215570",
  ],
  [
    "Miguel Ángel",
    "Ibarra",
    "m.ibarra@correo.test",
    "(956) 555-0126",
    "Dodge Ram 2500",
    2011,
    "CZL-1175",
    204_337,
  ],
  [
    "Tiffany",
    "Nguyen",
    "tiff.nguyen@mail.test",
    "(956) 555-0195",
    "Hyundai Elantra",
    2020,
    "NFQ-8841",
    43_517,
    "5NPD84LF?LH552038",
  ],
  [
    "Héctor",
    "Villarreal",
    "hvillarreal@correo.test",
    "(956) 555-0110",
    "GMC Sierra 1500",
    2014,
    "DWG-4459",
    149_228,
  ],
  [
    "Linda",
    "Carmichael",
    "linda.c@mail.test",
    "(956) 555-0157",
    "Subaru Outback",
    2016,
    "TKP-7720",
    102_466,
  ],
  [
    "Rogelio",
    "Zúñiga",
    "rogelio.zuniga@correo.test",
    "(956) 555-0139",
    "Ford Transit 250",
    2018,
    "MXH-0913",
    139_704,
  ],
  [
    "Brenda",
    "Salinas",
    "brenda.salinas@correo.test",
    "(956) 555-0121",
    "Kia Soul",
    2017,
    "JLB-6602",
    84_915,
  ],
  [
    "Derek",
    "Olsen",
    "derek.olsen@mail.test",
    "(956) 555-0179",
    "BMW 328i",
    2013,
    "XVA-2418",
    110_083,
    "WBA3A5G5?DNP26341",
  ],
  [
    "Yolanda",
    "Cruz",
    "yoli.cruz@correo.test",
    "(956) 555-0108",
    "Nissan Altima",
    2015,
    "FRD-5573",
    126_350,
  ],
  [
    "Esteban",
    "Núñez",
    "esteban.nunez@correo.test",
    "(956) 555-0143",
    "Toyota Tacoma",
    2013,
    "WQK-3091",
    158_877,
  ],
  [
    "Megan",
    "Sullivan",
    "meg.sullivan@mail.test",
    "(956) 555-0166",
    "Mazda CX-5",
    2019,
    "PBT-1264",
    57_309,
  ],
  [
    "Francisco",
    "Garza",
    "paco.garza@correo.test",
    "(956) 555-0130",
    "Chevrolet Malibu",
    2016,
    "HND-8835",
    113_492,
  ],
  [
    "Patricia",
    "O'Brien",
    "pat.obrien@mail.test",
    "(956) 555-0184",
    "Honda Odyssey",
    2014,
    "KGC-4706",
    141_225,
  ],
  [
    "Arturo",
    "Benavides",
    "arturo.b@correo.test",
    "(956) 555-0115",
    "Ford Escape",
    2015,
    "LTV-9927",
    99_640,
  ],
  [
    "Sarah",
    "Kim",
    "sarah.kim@mail.test",
    "(956) 555-0192",
    "Lexus RX 350",
    2017,
    "RXS-3501",
    78_834,
  ],
  [
    "Ofelia",
    "Mendoza",
    "ofelia.mendoza@correo.test",
    "(956) 555-0127",
    "Buick Enclave",
    2013,
    "CPD-2087",
    133_018,
  ],
]);

/** Who brings theirs to the second shop, on the other side of the river. */
export const borderCustomers = customers([
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
