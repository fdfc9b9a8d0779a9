/** Takes one line for whoever runs the local cloud. */
export type Log = (line: string) => void
