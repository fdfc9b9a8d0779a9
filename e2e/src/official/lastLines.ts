const LINES = 10
/** Requests of files, and details of the tools themselves. */
const OF_NO_INTEREST = /hosting:|"DEBUG"/

/** The last lines of the emulators' output that may explain a failure. */
export function lastLines(output: string): readonly string[] {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !OF_NO_INTEREST.test(line))
  return lines.slice(-LINES)
}
