/** Facts of a VIN, offered next to its field. */
export const en = {
  offer: "From the VIN: {{vehicle}}",
  use: "Use",
  used: "Filled in from the VIN.",
  undo: "Undo",
  unknown: "This VIN tells nothing more. Fill in the vehicle yourself.",
  unknownFrom:
    "Country of this VIN: {{country}}. It tells nothing more, so fill in the vehicle yourself.",
  demo: "demo data",
  lookUp: "Look up a VIN",
  fillIn: "Fill in from the VIN",
  unsaved: "Filled in from the VIN: {{vehicle}}. Nothing is saved until you save.",
  title: "Look up a VIN",
  lead: "Make, model and year, as far as the VIN tells them.",
  field: "VIN",
  search: "Look up",
  searching: "Looking up…",
  newJob: "New job with this vehicle",
  problem: {
    characters:
      "A VIN has only letters and numbers, never I, O or Q. Check whether it is a 1 or a 0.",
    length: "A VIN has 17 characters.",
    checkDigit: "The check digit (9th character) does not match. Compare the VIN with the car.",
  },
};
