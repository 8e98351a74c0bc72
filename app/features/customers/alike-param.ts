/** Said of the page of a job that was just saved: something on file is like its customer. */
export const alikeParam = "alike";
