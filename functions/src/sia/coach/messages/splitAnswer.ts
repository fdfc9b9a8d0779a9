import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { isVerb, readStatement } from '@outcome-studio/shared/domain/checker'
import { isClause } from './isClause.ts'

/** Most characters of an answer that are read. */
const MAX_READ = 4_000

/** Parts that answer nothing. */
const FILLER = /^(?:well|no|hmm+|you know|i mean|it depends|that depends)$/i
const BULLET = /^(?:[-–•*+]|\d{1,3}[.)])\s+/
const LEADING_CONJUNCTION =
  /^(?:and|or|but|then|also|plus|next|finally|first|firstly|second|secondly|third|lastly|after that|afterwards)\b,?\s+/i

/**
 * The parts of an answer: lines, bullets, sentences, parts between semicolons, commas of a list, and clauses joined by
 * "and".
 */
export function splitAnswer(answer: string): readonly string[] {
  const lines = answer.slice(0, MAX_READ).split('\n')
  const parts = lines.flatMap((line) => sentences(line.trim().replace(BULLET, ''))).flatMap(listed)
  return [...new Set(parts.map(tidied))].filter((part) => part !== '' && !FILLER.test(part))
}

const sentences = (line: string): readonly string[] => line.split(/[.!?;](?=\s|$)|,? (?:and )?then,? /)

/** "a, b and c" is a list, and so are two clauses; another single comma belongs to one part. */
function listed(text: string): readonly string[] {
  const parts = text.split(/,(?=\s)/)
  const [one, other] = parts
  const isPair =
    parts.length === 2 &&
    (/^\s*(?:and|or|also|sometimes)\b/i.test(other ?? '') || isSameKind(one ?? '', (other ?? '').trim()))
  const isList = parts.length > 2 || isPair
  return (isList ? parts : [text]).flatMap((part, index) =>
    isList && index < parts.length - 1 ? [part] : joined(part, isList && parts.length > 2),
  )
}

/** "guests wait and the food gets cold" are two; "find and seat guests" is one. */
function joined(text: string, isList: boolean): readonly string[] {
  const at = text.toLowerCase().lastIndexOf(' and ')
  if (at < 0) return [text]
  const one = text.slice(0, at)
  const other = text.slice(at + ' and '.length)
  return isList || isSameKind(one, other) ? [one, other] : [text]
}

const NO_ADDED: ReadonlySet<string> = new Set()
const GERUND = /^\s*\p{L}{2,}ing\b/iu

/** Two clauses, two actions in -ing, or two actions with an object each. */
function isSameKind(one: string, other: string): boolean {
  if (GERUND.test(one) && GERUND.test(other)) return true
  return (isClause(one) && isClause(other)) || (isAction(one) && isAction(other))
}

function isAction(text: string): boolean {
  const { words } = readStatement(text)
  return words.length > 1 && isVerb(words[0]?.key ?? '', NO_ADDED)
}

function tidied(part: string): string {
  let text = part.trim()
  for (let round = 0; round < 2; round += 1) text = text.replace(LEADING_CONJUNCTION, '')
  return withoutEnd(text.trim(), '.,;:!?')
}
