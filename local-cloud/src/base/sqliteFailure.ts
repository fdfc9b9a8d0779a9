/** Primary result codes (https://www.sqlite.org/rescode.html) that need different handling. */
const KINDS = {
  5: 'locked',
  6: 'locked',
  8: 'unwritable',
  10: 'unwritable',
  11: 'corrupt',
  13: 'full',
  14: 'unwritable',
  26: 'corrupt',
} as const

export type SqliteFailure = (typeof KINDS)[keyof typeof KINDS] | 'other'

const isKnown = (code: number): code is keyof typeof KINDS => code in KINDS

/** Classifies an error of node:sqlite. */
export function sqliteFailure(error: unknown): SqliteFailure {
  const code =
    typeof error === 'object' && error !== null && 'errcode' in error ? Number(error.errcode) & 0xff : 0
  return isKnown(code) ? KINDS[code] : 'other'
}
