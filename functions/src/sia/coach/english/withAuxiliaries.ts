import { isBase, isGerund } from '../grammar/wordForms.ts'
import { type Line, replaced } from './Line.ts'
import { isFiniteAt, readSubjects } from './readSubject.ts'

/** "the driver not find the house" as "does not find", "the kiln not hot" as "is not hot". */
export function withAuxiliaries(line: Line): string {
  const { tokens } = line
  const changes = new Map<number, string>()
  for (const { from, end, isMany, clauseEnd, isSure } of readSubjects(line)) {
    const [denied, next, after] = [tokens[end], tokens[end + 1], tokens[end + 2]]
    const isNo =
      denied?.key === 'no' && (next?.tag === 'VERB' || (next?.verb === next?.key && after?.tag === 'DET'))
    if ((denied?.key !== 'not' && !isNo) || next === undefined) continue
    if (tokens.slice(end + 1, clauseEnd).some((_, index) => index > 0 && isFiniteAt(tokens, end + 1 + index)))
      continue
    const isI = tokens[from]?.key === 'i'
    const verb = next.verb
    if (
      verb !== null &&
      next.tag !== 'ADJ' &&
      !isGerund(next) &&
      (next.key === verb || next.key === `${verb}s`)
    ) {
      changes.set(end, isMany ? 'do not' : 'does not')
      changes.set(end + 1, verb)
    } else if (
      isSure &&
      !isNo &&
      ((next.tag === 'ADJ' && isBase(next)) || (next.tag === 'VERB' && isGerund(next)))
    ) {
      const isState =
        next.tag === 'VERB' || after === undefined || after.tag === 'ADP' || after.tag === 'PUNCT'
      if (isState) changes.set(end, isI ? 'am not' : isMany ? 'are not' : 'is not')
    }
  }
  return replaced(line, changes)
}
