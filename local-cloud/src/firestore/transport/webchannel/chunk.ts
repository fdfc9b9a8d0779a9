/**
 * Frames a WebChannel response: the length of the text, a line feed, the text. The length is in UTF-16 units, as the
 * client counts.
 */
export function chunk(payload: unknown): string {
  const text = JSON.stringify(payload)
  return `${text.length}\n${text}`
}
