/** Jobs that a job is tied to as a comeback: 1 for the one that it is a comeback of. */
export type Comebacks = [id: string, number: number, isFirst: 0 | 1][];
