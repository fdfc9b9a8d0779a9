/** A value as JSON between tags that no text in it can close. A model reads it as data, not as instructions. */
export function asData(value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<data>\n${json}\n</data>`
}
