/** Query parameter of a job just saved: its customer resembles a record on file. */
export const alikeParam = "alike";
