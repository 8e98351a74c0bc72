/** A job as a browser posts its form. */
export const typedJob = {
  customerFirstName: "Luz",
  customerLastName: "Ibáñez",
  customerEmail: "luz@example.com",
  customerPhone: "+54 11 5555-0199",
  carMake: "Renault",
  carModel: "Kangoo",
  carYear: "2014",
  licensePlate: "AB 123 CD",
  vin: "",
  odometer: "182.400",
  odometerUnit: "km",
  issues: "Pierde aceite",
  language: "es",
};
