/** A moment as the value of an input for date and time, on the clock of the browser. @param time ISO 8601 */
export function toLocalInput(time: string): string {
  const date = new Date(time)
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return shifted.toISOString().slice(0, 16)
}

/** The moment of an input for date and time, ISO 8601; empty for an incomplete one. */
export function fromLocalInput(value: string): string {
  const at = Date.parse(value)
  return Number.isNaN(at) ? '' : new Date(at).toISOString()
}
