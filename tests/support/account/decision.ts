/** Handling of a table when an account is exported and when it is deleted. */
export type Decision = {
  /** The file of the archive with the user's own rows, and the columns that are not in it. */
  file?: string;
  but?: readonly string[];
  /** The column that holds the user's id. */
  own?: string;

  /** Traces of a deleted user that a scan may still find. */
  stays?: readonly Trace[];
};

/** Kinds of traces of a user. */
export type Trace = "id" | "customer" | "e-mail" | "name" | "forum words" | "name until the sweep";
