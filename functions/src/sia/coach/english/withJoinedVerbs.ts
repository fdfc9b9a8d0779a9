import { thirdPersonOf } from '../grammar/wordForms.ts'
import { type Line, replaced } from './Line.ts'
import { readSubjects } from './readSubject.ts'

/** "the milk boils and stay without foam": a verb that is joined to one which agrees, agrees too. */
export function withJoinedVerbs(line: Line): string {
  const { tokens, about } = line
  if (about !== 'wrong') return line.text
  const [subject] = readSubjects(line)
  if (subject === undefined || subject.from > 0 || subject.isMany) return line.text
  const verb = tokens[subject.end]
  const isAgreeing =
    verb !== undefined &&
    (verb.key === 'is' || verb.key === 'has' || (verb.verb !== null && verb.key === thirdPersonOf(verb.verb)))
  if (!isAgreeing) return line.text
  const changes = new Map<number, string>()
  for (let at = subject.end + 1; at < tokens.length - 1; at += 1) {
    const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]]
    // An infinitive, or a clause of its own: its verb may be joined instead.
    if (token === undefined || token.key === 'to' || ['SCONJ', 'PRON', 'AUX'].includes(token.tag)) break
    if (token.tag !== 'CCONJ' || next === undefined) continue
    const isBase = next.tag === 'VERB' && next.key === next.base
    const isEnd = after === undefined || ['DET', 'ADP', 'ADV', 'PRON', 'PUNCT', 'ADJ'].includes(after.tag)
    if (isBase && isEnd) changes.set(at + 1, thirdPersonOf(next.key))
    break
  }
  return replaced(line, changes)
}
