/** In order of preference. Brotli files are about a tenth smaller than gzip here. */
const KNOWN = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

export type Encoding = (typeof KNOWN)[number]

/**
 * The encodings that a client accepts, in order of preference.
 *
 * @param header Accept-Encoding as received; a quality of 0 rejects an encoding
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const qualities = new Map((header ?? '').split(',').map(parseItem))
  const quality = (name: string) => qualities.get(name) ?? qualities.get('*') ?? 0
  return KNOWN.filter(({ name }) => quality(name) > 0)
}

function parseItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
  const stated = parameters.find((parameter) => parameter.startsWith('q='))
  const value = stated === undefined ? 1 : Number(stated.slice(2))
  return [name, Number.isFinite(value) ? value : 0]
}
