const filled = {
  shopName: "Taller Ruiz",
  hourlyRate: "45.50",
  currency: "MXN",
  defaultLanguage: "es",
  timeZone: "America/Mexico_City",
  distanceUnit: "km",
  country: "MX",
  phone: "+52 55 1234 5678",
  address: "Av. Central 12",
  taxId: "RUIA800101AB1",
  shopLogoUrl: "",
};

type Change = { [Field in keyof typeof filled]?: string } & Record<string, string>;
type Upload = { bytes: Uint8Array<ArrayBuffer>; name?: string; type?: string };

/**
 * The settings form as a browser posts it, filled in but for these changes, with a file if one was
 * chosen.
 */
export function shopFormData(change: Change = {}, logo?: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...change })) form.set(name, value);
  const { bytes, name, type } = logo ?? {
    bytes: new Uint8Array(),
    name: "",
    type: "application/octet-stream",
  };
  form.set("logo", new Blob([bytes], { type: type ?? "image/png" }), name ?? "logo.png");
  return form;
}
