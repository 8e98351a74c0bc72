import { fold } from "#app/values/fold.ts";
import { type ImportColumns, type ImportField, isRepeatable } from "./fields.ts";

/** Headings of other systems, in English and in Spanish, folded and without punctuation. */
const names: Record<ImportField, string> = {
  firstName:
    "first name, first, firstname, given name, fname, nombres, primer nombre, middle name, additional name, segundo nombre",
  lastName:
    "last name, last, lastname, surname, family name, lname, apellido, apellidos, primer apellido, segundo apellido, apellido paterno, apellido materno",
  fullName:
    "full name, customer name, customer full name, customer, client, client name, contact, contact name, owner, owner name, display name, nombre completo, nombre y apellido, nombre y apellidos, apellido y nombre, apellidos y nombres, apellidos y nombre, nombre del cliente, nombre cliente, cliente, contacto, propietario, dueno, titular, nombre o razon social",
  company:
    "company, company name, business, business name, organization, organization name, fleet, empresa, compania, negocio, razon social, nombre de la empresa, flota",
  email:
    "email, e mail, email address, e mail address, mail, main email, primary email, correo, correo electronico, email del cliente, direccion de correo, direccion de correo electronico, e mail value, email value",
  phone:
    "phone, phone number, telephone, telephone number, tel, mobile, mobile phone, mobile number, cell, cell phone, cellphone, cell number, main phone, primary phone, home phone, work phone, business phone, company main phone, car phone, other phone, telefono, numero de telefono, telefono fijo, telefono casa, telefono trabajo, celular, numero de celular, cel, movil, whatsapp, telefono celular, telefono movil, phone value",
  address:
    "address, street, street address, full address, billing address, mailing address, address line, home street, business street, home address, business address, direccion, domicilio, domicilio fiscal, calle, calle y numero, colonia, direccion completa, city, town, ciudad, municipio, localidad, zip, zip code, zipcode, postal code, codigo postal, c p, home city, home state, home postal code, home country region, business city, business state, business postal code, business country region, address formatted, address street, address city, address region, address postal code, address country, address extended address, address po box",
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
    "plate, license plate, licence plate, license plate number, plate number, plate no, lic plate, license, registration, reg, tag, placa, placas, patente, matricula, chapa, dominio, numero de placa, numero de placas, no de placa, no de placas, no placas",
  vin: "vin, vin number, vehicle identification number, chassis, chassis number, vin chassis, serie, numero de serie, no serie, num serie, numero de chasis, chasis, niv, no de serie, bastidor, numero de bastidor",
  odometer:
    "odometer, odometer reading, odometer in, mileage, mileage in, miles, current mileage, last mileage, kilometers, km, kms, km actual, odometro, kilometraje, kilometros, millas, millaje, lectura del odometro",
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

/** Parts of an address only next to such a column: otherwise of a plate, job or person. */
const addressParts = new Set([
  "state",
  "estado",
  "province",
  "provincia",
  "region",
  "country",
  "pais",
]);

const carFields: readonly (ImportField | undefined)[] = ["make", "model", "plate", "vin"];

/** Normalizes a heading: `R.F.C.` is `rfc`, `LicensePlate` is `license plate`. */
const plain = (heading: string) =>
  fold(heading.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\b(\p{L}) (?=\p{L}\b)/gu, "$1");

/** `Phone 2` is another `Phone`, and `E-mail 1 - Value` is a `E-mail - Value`. */
const unnumbered = (word: string) => word.replace(/ \d+(?= |$)/g, "");

const known = (word: string) => fieldOf.get(word) ?? fieldOf.get(unnumbered(word));

/** Field of each column by its heading. Only a repeatable field keeps several columns. */
export function matchHeadings(headings: readonly string[]): ImportColumns {
  const words = headings.map((heading) => plain(heading.slice(0, 200)));
  const fields = words.map(known);
  const has = (field: ImportField) => fields.includes(field);
  const isWhole = words.some((word) => unnumbered(word) === "address formatted");
  const isColombian = words.includes("linea") && words.includes("modelo") && !has("year");
  const meant = words.map((word, at): ImportField | undefined => {
    const field = fields[at];
    // Full name, unless there are last names without first ones.
    if (word === "name" || word === "nombre")
      return has("lastName") && !has("firstName") ? "firstName" : "fullName";
    if (word === "modelo" && isColombian) return "year";
    if (addressParts.has(word)) return has("address") ? "address" : undefined;
    // Contacts of Google and Outlook have a mileage that belongs to no vehicle.
    if (word === "mileage" && !fields.some((one) => carFields.includes(one))) return undefined;
    const isPart = isWhole && field === "address" && unnumbered(word) !== "address formatted";
    return isPart ? undefined : field;
  });
  const taken = new Set<ImportField>();
  return meant.map((field) => {
    if (!field || (taken.has(field) && !isRepeatable(field))) return null;
    taken.add(field);
    return field;
  });
}
