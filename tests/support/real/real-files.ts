import { contacts } from "./contacts.ts";
import { encoded } from "./encoded.ts";
import { cars, phones } from "./phones-and-cars.ts";
import { shapes, shifted } from "./shapes.ts";

export const realFiles = [...shifted, ...phones, ...cars, ...contacts, ...shapes, ...encoded];
