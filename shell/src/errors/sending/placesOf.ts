/** A position in a file of the product, from 1. */
export interface Place {
  /** For example "/mfe-sia/1a2b/feature.3c4d.js". */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The package that a file belongs to, and its version. */
export interface FileOwner {
  readonly feature: string
  readonly version: string
}

const MOST_PLACES = 10
const LONGEST_CHAIN = 8
const FILE = /^\/(shell|mfe-[a-z-]{1,36})\/([\w.+-]{1,64})\//
/** The end of a line of a stack: Chromium puts it in parentheses, Firefox and WebKit after an @. */
const PLACE = /https?:\/\/[^\s/]+(\/[\w./-]{1,160}):(\d{1,8}):(\d{1,9})\)?$/

/**
 * Where an error was thrown, the innermost place first. Only files of the product are named: the address of a page may
 * name a study, and a message is never read.
 */
export function placesOf(error: unknown): readonly Place[] {
  let places: readonly Place[] = []
  let current = error
  for (let depth = 0; current instanceof Error && depth < LONGEST_CHAIN; depth += 1) {
    const found = placesIn(current.stack ?? '')
    if (found.length > 0) places = found
    current = current.cause
  }
  return places
}

/** The package of a file of the product; null for another file. */
export function ownerOf(file: string): FileOwner | null {
  const [, feature, version] = FILE.exec(file) ?? []
  return feature === undefined || version === undefined ? null : { feature, version }
}

/** The version of the shell, from the addresses of the page's scripts; null in a page that has none of its files. */
export function shellRelease(scripts: readonly string[]): string | null {
  const owners = scripts.map((script) => ownerOf(URL.parse(script)?.pathname ?? ''))
  return owners.find((owner) => owner?.feature === 'shell')?.version ?? null
}

function placesIn(stack: string): readonly Place[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = PLACE.exec(line.trimEnd()) ?? []
      if (file === undefined || ownerOf(file) === null) return []
      return [{ file, line: Number(row), column: Number(column) }]
    })
    .slice(0, MOST_PLACES)
}
