import { withoutEnd } from '@outcome-studio/shared/domain/base'
import { ASKED, type Asked } from './Questionnaire.ts'

interface AskedOutcome {
  /** Text or number of the outcome. */
  readonly outcome: string
  readonly asked: Asked
}

const WORDS: Readonly<Record<Asked, RegExp>> = {
  importance: /\bimportan(?:ce|t)\b/i,
  satisfaction: /\bsatisf(?:action|ied)\b/i,
}

/** The heading that questionnaireToCsv proposes. */
const KEY = /^(.+) \((importance|satisfaction)\)$/s

/** @param outcome text of the outcome with its number in front, which tells equal texts apart */
export const answerHeading = (outcome: string, asked: Asked): string => `${outcome} (${asked})`

/**
 * Reads the heading of a column of answers: "2.1 importance", "Minimize the time (satisfaction)", or the row of a grid
 * below its question, as Google Forms writes it: "How important is each of these? [Minimize the time]".
 * @returns null for any other heading
 */
export function askedIn(heading: string): AskedOutcome | null {
  const grid = gridRow(heading.trim())
  if (grid) return grid
  const [, outcomeInKey, askedInKey] = KEY.exec(heading.trim()) ?? []
  const own = ASKED.find((each) => each === askedInKey)
  if (own && outcomeInKey) return { outcome: outcomeInKey, asked: own }
  const words = withoutEnd(heading.trim(), ' )]:')
  const asked = ASKED.find((each) => words.toLowerCase().endsWith(each))
  if (asked === undefined) return null
  const outcome = withoutEnd(words.slice(0, -asked.length), ' ([:–-')
  return outcome === '' ? null : { outcome, asked }
}

function gridRow(heading: string): AskedOutcome | null {
  if (!heading.endsWith(']')) return null
  // The row may contain brackets itself, and so may the question. The row's start is after a space.
  const start = heading.indexOf(' [')
  if (start < 0) return null
  const [question, outcome] = [heading.slice(0, start), heading.slice(start + 2, -1).trim()]
  const asked = ASKED.filter((each) => WORDS[each].test(question))
  const [only] = asked
  return asked.length === 1 && only !== undefined && outcome !== '' ? { outcome, asked: only } : null
}
