import listPath from "@zxcvbn-ts/language-common/src/passwords.json?url";

/**
 * The address of the list of the most common passwords (49,000 from leaks, of which 17,900 have at
 * least eight characters). The build copies it beside the pages' own files, so it weighs nothing in
 * the Worker.
 */
export const commonPasswordsPath = listPath;
