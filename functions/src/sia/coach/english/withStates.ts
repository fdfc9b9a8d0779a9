import { type Line, replaced } from './Line.ts'
import { isFiniteAt, readSubjects } from './readSubject.ts'

const ENDS: ReadonlySet<string> = new Set(['ADP', 'PUNCT', 'SCONJ'])

/** "room out of square", "customer already very angry": with the verb that notes and other languages leave out. */
export function withStates(line: Line): string {
  const { tokens, about } = line
  const [subject] = about === 'wrong' ? readSubjects(line) : []
  if (subject?.from !== 0 || !subject.isSure || tokens[0]?.tag === 'PRON') return line.text
  const { end, isMany } = subject
  if (tokens.some((_, at) => isFiniteAt(tokens, at))) return line.text
  let state = end
  while (tokens[state]?.tag === 'ADV') state += 1
  const [quality, next] = [tokens[state], tokens[state + 1]]
  const isState =
    quality?.tag === 'ADJ' && quality.verb === null && (next === undefined || ENDS.has(next.tag))
  const isPlaced = state === end && quality?.key === 'out' && next?.key === 'of'
  if (!isState && !isPlaced) return line.text
  return replaced(line, new Map([[end, `${isMany ? 'are' : 'is'} ${tokens[end]?.text ?? ''}`]]))
}
