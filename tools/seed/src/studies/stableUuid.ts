import { createHash } from 'node:crypto'

/** A UUID (RFC 9562, version 8) derived from a name, identical at every seeding. */
export function stableUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
