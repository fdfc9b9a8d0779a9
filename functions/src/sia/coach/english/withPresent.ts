import { BE } from '../grammar/PHRASE_WORDS.ts'
import { type Line, replaced } from './Line.ts'
import { readSubjects } from './readSubject.ts'

/** "the letter will be sent to the old address" as "is sent": what may happen is told in the present. */
export function withPresent(line: Line): string {
  const { tokens, about } = line
  if (about !== 'wrong') return line.text
  const changes = new Map<number, string>()
  for (const { from, end, isMany } of readSubjects(line)) {
    if (from > 0 || tokens[end]?.key !== 'will' || tokens[from]?.key === 'i') continue
    const isDenied = tokens[end + 1]?.key === 'not'
    const be = end + (isDenied ? 2 : 1)
    if (tokens[be]?.key !== 'be' || tokens[be + 1] === undefined || BE.has(tokens[be + 1]?.key ?? ''))
      continue
    changes.set(end, isMany ? 'are' : 'is').set(be, '')
  }
  return replaced(line, changes)
}
