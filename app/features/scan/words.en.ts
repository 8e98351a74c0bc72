/** Reading VIN, plate, odometer and papers from a photo. */
export const en = {
  label: "Scan with the camera (photos stay on this device)",
  kinds: {
    vin: "VIN or papers",
    plate: "Plate",
    odometer: "Odometer",
    vehicle: "Scan a VIN or a plate",
  },
  opening: "Opening the photo…",
  fields: { vin: "VIN", plate: "Plate", odometer: "Odometer", year: "Year", make: "Make" },
  cutOut: "The photo where it shows this: {{field}}",
  proved: "The check digit matches. Filled in.",
  provedByVin: "The VIN says the same. Filled in.",
  compare: "Compare it with the picture, character by character, then tap it.",
  check: "Compare it with the papers, then tap it.",
  use: "Use {{value}}",
  close: "Done",
  none: {
    vin: "No VIN found. Get closer, so that the VIN or its bar code fills most of the picture, and avoid glare.",
    plate: "No plate found. Get closer and hold the phone straight.",
    vehicle: "No VIN and no plate found. Get closer, and avoid glare.",
    odometer: "No odometer found. Get closer, and wait until the display is steady.",
  },
  known: "This shop has the vehicle on file: {{vehicle}}",
  choose: "Use this vehicle",
  open: "Open the vehicle",
};
