// The only import from the library: by name, so that the build drops the rest.
export { parsePhoneNumberFromString } from "libphonenumber-js/min";
