/** Prints one line for the developer who runs the local cloud. */
export type Log = (line: string) => void
