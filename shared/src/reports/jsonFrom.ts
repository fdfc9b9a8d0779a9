/** Parses JSON of a client. Null if it is none. */
export function jsonFrom(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
