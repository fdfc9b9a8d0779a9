import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { ASKED, type Asked } from './Questionnaire.ts'

export interface AskedOutcome {
  /** Text or number of the outcome. */
  readonly outcome: string
  /** Uuid of the outcome statement in the heading; empty if it has none. */
  readonly id: string
  readonly asked: Asked
}

const WORDS: Readonly<Record<Asked, RegExp>> = {
  importance: /\bimportan(?:ce|t)\b/i,
  satisfaction: /\bsatisf(?:action|ied)\b/i,
}

/** The heading that questionnaireToCsv proposes. */
const KEY = /^(.+) \((importance|satisfaction)\)(?: #(.+))?$/s

/** Points of a scale, such as "1 to 5" or "1 = not at all". */
const POINTS = /\d ?(?:[-–—=]|to\b)/i

/** A question before its row: "How important is each of these? - Minimize the time", "Importance: Minimize the time". */
const BEFORE = /\?\s*(?:[-–—:]\s*|\s)|\s[-–—]\s|:\s/g
/** Separators in a heading that are tried. Each one is compared with all text before it. */
const MOST_SEPARATORS = 20
/** A question after its outcome: "Minimize the time: How important is this to you?" */
const AFTER = /[:.?–—-]\s+(?=(?:how|rate)\b)/i
/** A direction, with which an outcome within a question begins. */
const DIRECTION = /\b(?:minimi[sz]|maximi[sz]|reduc|increas|decreas)(?:e|ing)\b/i

/**
 * @param outcome text of the outcome with its number in front, which tells equal texts apart
 * @param id uuid of the outcome statement, which finds it after its text has changed
 */
export const answerHeading = (outcome: string, asked: Asked, id: string): string =>
  `${outcome} (${asked}) #${id}`

/** The only question that a text asks; null if it is none or both. */
export function askedBy(text: string): Asked | null {
  const [only, other] = ASKED.filter((each) => WORDS[each].test(text))
  return only !== undefined && other === undefined ? only : null
}

/**
 * Reads the heading of a column of answers: "2.1 importance", "Minimize the time (satisfaction)", the row of a grid
 * below its question as Google Forms writes it, "How important is each of these? [Minimize the time]", or a question
 * with its row or outcome as other tools write it.
 * @returns null for any other heading
 */
export function askedIn(heading: string): AskedOutcome | null {
  const [, outcomeInKey, askedInKey, id = ''] = KEY.exec(heading.trim()) ?? []
  const own = ASKED.find((each) => each === askedInKey)
  if (own && outcomeInKey) return { outcome: outcomeInKey, id, asked: own }
  const text = withoutScale(heading.trim())
  const found = gridRow(heading.trim()) ?? rowAfterQuestion(text) ?? questionAfterOutcome(text) ?? atEnd(text)
  if (found) return found
  const asked = DIRECTION.test(text) && /^how\b/i.test(text) ? askedBy(text) : null
  return asked && { outcome: text, id: '', asked }
}

function atEnd(heading: string): AskedOutcome | null {
  const words = withoutEnd(heading, ' )]:')
  const asked = ASKED.find((each) => words.toLowerCase().endsWith(each))
  if (asked === undefined) return null
  const outcome = withoutEnd(words.slice(0, -asked.length), ' ([:–-')
  return outcome === '' ? null : { outcome, id: '', asked }
}

function gridRow(heading: string): AskedOutcome | null {
  if (!heading.endsWith(']')) return null
  // The row may contain brackets itself, and so may the question. The row's start is after a space.
  const start = heading.indexOf(' [')
  if (start < 0) return null
  const [question, outcome] = [heading.slice(0, start), heading.slice(start + 2, -1).trim()]
  const asked = askedBy(question)
  return asked && outcome !== '' ? { outcome, id: '', asked } : null
}

function rowAfterQuestion(heading: string): AskedOutcome | null {
  for (const { 0: end, index } of [...heading.matchAll(BEFORE)].slice(0, MOST_SEPARATORS)) {
    const [question, outcome] = [heading.slice(0, index), heading.slice(index + end.length).trim()]
    // An outcome may be about satisfaction, but it is no question.
    if (outcome === '' || DIRECTION.test(question)) continue
    const asked = askedBy(question)
    if (asked) return { outcome, id: '', asked }
  }
  return null
}

function questionAfterOutcome(heading: string): AskedOutcome | null {
  const end = AFTER.exec(heading)
  if (end === null) return null
  const outcome = heading.slice(0, end.index).trim()
  const asked = askedBy(heading.slice(end.index + end[0].length))
  return asked && outcome !== '' ? { outcome, id: '', asked } : null
}

/** Without a scale in brackets at the end, such as "(1 to 5)". */
function withoutScale(heading: string): string {
  if (!/[)\]]$/.test(heading)) return heading
  const start = Math.max(heading.lastIndexOf('('), heading.lastIndexOf('['))
  const inside = heading.slice(start + 1, -1)
  return start >= 0 && !/[)\]]/.test(inside) && POINTS.test(inside) ? heading.slice(0, start).trim() : heading
}
