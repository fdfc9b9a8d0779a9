import type { DocumentKnowledge } from '../lists/DocumentKnowledge.ts'
import { evaluateUnknownMember } from '../lists/evaluateUnknown.ts'
import { expectKind } from '../operations/arguments.ts'
import { RuleError } from '../values/RuleError.ts'
import { list, path, type RuleValue, string, UNKNOWN } from '../values/RuleValue.ts'

/** Evaluates list[i], string[i], path[i] (i from 0) and map[key]. */
export function evaluateIndex(target: RuleValue, index: RuleValue, knowledge: DocumentKnowledge): RuleValue {
  if (index.kind === 'unknown') return UNKNOWN
  if (target.kind === 'unknown') {
    // Only a map has a string as index, so it selects the member of that name.
    return index.kind === 'string' ? evaluateUnknownMember(target, index.value, knowledge) : UNKNOWN
  }
  if (target.kind === 'map') {
    const key = expectKind(index, 'string').value
    const value = target.entries.get(key)
    if (value === undefined) throw new RuleError(`Property ${key} is undefined on object.`)
    return value
  }
  const items = itemsOf(target)
  const item = items[Number(expectKind(index, 'int').value)]
  if (item === undefined) throw new RuleError('Index out of bounds.')
  return item
}

/** Evaluates list[from:to], string[from:to] and path[from:to]. A missing bound selects everything up to that end. */
export function evaluateRange(target: RuleValue, from: RuleValue | null, to: RuleValue | null): RuleValue {
  if (target.kind === 'unknown' || from?.kind === 'unknown' || to?.kind === 'unknown') return UNKNOWN
  const items = itemsOf(target)
  const start = from === null ? 0 : Number(expectKind(from, 'int').value)
  const end = to === null ? items.length : Number(expectKind(to, 'int').value)
  if (start < 0 || end < start || end > items.length) throw new RuleError('Range out of bounds.')
  const slice = items.slice(start, end)
  if (target.kind === 'list') return list(slice)
  const texts = slice.map((item) => expectKind(item, 'string').value)
  return target.kind === 'path' ? path(texts) : string(texts.join(''))
}

function itemsOf(target: RuleValue): readonly RuleValue[] {
  if (target.kind === 'list') return target.items
  if (target.kind === 'string') return target.value.split('').map(string)
  if (target.kind === 'path') return target.segments.map(string)
  if (target.kind === 'null') throw new RuleError('Null value error.')
  throw new RuleError(`A ${target.kind} has no index.`)
}
