import { wordSet } from '@outcome-studio/shared/domain/checker'
import { type Line, replaced } from './Line.ts'

/** Participles that no state has, unlike "gone" and "grown". */
const HAPPENED = wordSet('become come happened occurred arrived disappeared appeared died')
const HAVE: Readonly<Record<string, string>> = { is: 'has', are: 'have', was: 'had', were: 'had' }

/** "the meat is become warm" as "has become warm". */
export function withPerfects(line: Line): string {
  const changes = new Map<number, string>()
  for (const [at, { key }] of line.tokens.entries()) {
    const help = line.tokens[at - 1]
    const form = help?.text === help?.key ? HAVE[help?.key ?? ''] : undefined
    if (HAPPENED.has(key) && form !== undefined) changes.set(at - 1, form)
  }
  return replaced(line, changes)
}
