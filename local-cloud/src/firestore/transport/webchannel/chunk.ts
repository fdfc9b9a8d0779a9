/**
 * The framing of every WebChannel answer: the text's length in UTF-16 units, a line feed, the text. As JavaScript
 * counts it, for the client does so too.
 */
export function chunk(payload: unknown): string {
  const text = JSON.stringify(payload)
  return `${text.length}\n${text}`
}
