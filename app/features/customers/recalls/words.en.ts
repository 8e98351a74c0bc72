/** The recalls of a vehicle's make, model and year. */
export const en = {
  title: "Recalls",
  none: "NHTSA lists no recalls under {{vehicle}}.",
  lead: "For this model year: {{vehicle}}. Ask the dealer whether this very car is affected.",
  doNotDrive: "Do not drive until it is repaired",
  parkOutside: "Park outside, away from buildings",
  source: "See it at NHTSA",
  sourceAll: "Check the VIN at NHTSA",
  inEnglish: "The texts are NHTSA’s.",
  demo: "demo data",
  open: "Recalls of this model year",
  back: "Back to the vehicle",
  notAnswered: "NHTSA doesn’t answer right now. Try again later.",
  incomplete: "Recalls are listed by make, model and year. Add the year to the vehicle first.",
};
