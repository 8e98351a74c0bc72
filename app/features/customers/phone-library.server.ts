// All that is used of the library: imported by name, so that the build leaves out the rest.
export { parsePhoneNumberFromString } from "libphonenumber-js/min";
