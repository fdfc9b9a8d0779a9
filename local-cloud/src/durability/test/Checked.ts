import { createHash } from 'node:crypto'

/** A document with a checksum, by which a partial write is detected. */
export interface Checked {
  readonly text: string
  readonly sum: string
}

export function checked(text: string): Checked {
  return { text, sum: sumOf(text) }
}

export function isWhole(stored: { readonly text?: unknown; readonly sum?: unknown }): boolean {
  return typeof stored.text === 'string' && stored.sum === sumOf(stored.text)
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
