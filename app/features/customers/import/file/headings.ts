import { fold } from "#app/values/fold.ts";
import type { ImportColumns, ImportField } from "./fields.ts";

/** Headings of other systems, in English and in Spanish, folded and without punctuation. */
const names: Record<ImportField, string> = {
  firstName: "first name, first, firstname, given name, fname, nombres, primer nombre",
  lastName:
    "last name, last, lastname, surname, family name, lname, apellido, apellidos, primer apellido",
  fullName:
    "full name, customer name, customer, client, client name, contact, contact name, owner, nombre completo, nombre y apellido, nombre y apellidos, nombre del cliente, cliente, contacto, propietario, dueno",
  company:
    "company, company name, business, business name, organization, fleet, empresa, compania, negocio, razon social, nombre de la empresa, flota",
  email:
    "email, e mail, email address, e mail address, mail, correo, correo electronico, email del cliente, direccion de correo, direccion de correo electronico",
  phone:
    "phone, phone number, telephone, telephone number, tel, mobile, mobile phone, cell, cell phone, cellphone, primary phone, home phone, work phone, telefono, numero de telefono, celular, movil, whatsapp, telefono celular, telefono movil",
  address:
    "address, street, street address, full address, billing address, mailing address, direccion, domicilio, calle, direccion completa",
  taxId:
    "tax id, tax number, taxid, ein, vat, vat number, rfc, rut, cuit, nit, ruc, cif, nif, cnpj, cpf, cuit cuil, dni, identificacion fiscal, numero fiscal, id fiscal",
  exemptNumber:
    "exemption number, tax exempt number, exempt number, exemption certificate, tax exemption, exencion, numero de exencion, certificado de exencion",
  language: "language, preferred language, lang, idioma, lengua, idioma preferido",
  note: "note, notes, comment, comments, remarks, memo, nota, notas, comentario, comentarios, observacion, observaciones",
  make: "make, vehicle make, car make, brand, manufacturer, marca, marca del vehiculo, fabricante",
  model: "model, vehicle model, car model, modelo, modelo del vehiculo, linea",
  year: "year, vehicle year, car year, model year, yr, ano, ano del vehiculo, ano modelo, anio",
  engine: "engine, engine size, motor, motorizacion, cilindrada",
  plate:
    "plate, license plate, licence plate, license plate number, plate number, plate no, license, registration, reg, tag, placa, placas, patente, matricula, chapa, dominio, numero de placa",
  vin: "vin, vin number, vehicle identification number, chassis, chassis number, vin chassis, serie, numero de serie, numero de chasis, chasis, niv, no de serie, bastidor, numero de bastidor",
  odometer:
    "odometer, odometer reading, mileage, miles, current mileage, last mileage, kilometers, km, odometro, kilometraje, kilometros, millas, millaje, lectura del odometro",
  odometerUnit:
    "odometer unit, unit, mileage unit, distance unit, unidad, unidad del odometro, unidad de distancia",
  customerId: "llave customer id, id de cliente en llave",
  vehicleId: "llave vehicle id, id de vehiculo en llave",
};

const fieldOf = new Map(
  Object.entries(names).flatMap(([field, all]) =>
    all.split(", ").map((name) => [name, field as ImportField] as const),
  ),
);

/** A first name where there is a column of last names too, else the whole name. */
const eitherName = new Set(["name", "nombre"]);

const plain = (heading: string) =>
  fold(heading)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What each column is by its heading. Of two for one field, the first. */
export function matchHeadings(headings: readonly string[]): ImportColumns {
  const words = headings.map((heading) => plain(heading.slice(0, 200)));
  const hasLastName = words.some((word) => fieldOf.get(word) === "lastName");
  const taken = new Set<ImportField>();
  return words.map((word) => {
    const name = hasLastName ? "firstName" : "fullName";
    const field = eitherName.has(word) ? name : fieldOf.get(word);
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
