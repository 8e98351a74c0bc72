/** What becomes of a table when an account takes its data along, and when it is deleted. */
export type Decision = {
  /** The file of the archive with the user's own rows, and the columns that are not in it. */
  file?: string;
  but?: readonly string[];
  /** The column that holds the user's id. */
  own?: string;

  /** What a scan may still find of a deleted user. */
  stays?: readonly Trace[];
};

/** What a scan finds of a user. */
export type Trace = "id" | "customer" | "e-mail" | "name" | "forum words" | "name until the sweep";
