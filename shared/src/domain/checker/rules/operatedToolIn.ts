import type { RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import type { Statement, Word } from '../text/Statement.ts'
import { possibleBases } from '../text/wordForms.ts'
import { ARTICLES, CLARIFIERS, DETERMINERS, PARTICLES, PREPOSITIONS } from '../vocabulary/functionWords.ts'
import {
  CLEAR_PROGRAMS,
  CODES,
  ENTERING,
  NO_PROGRAMS,
  PROGRAMS,
  STARTING,
  STATES_OF_THINGS,
  WRITING,
} from '../vocabulary/tools.ts'
import { isVerb } from '../vocabulary/verbs.ts'
import { wordSet } from '../vocabulary/wordSet.ts'

const SIGNING = wordSet('log logging logs logged sign signing signs signed')
const IN = wordSet('in on')
const INTO = wordSet('into onto to')
const SOURCES = wordSet('in into from to on through')
const NO_VERBS: ReadonlySet<string> = new Set()
/** Maximum number of words between an article and the program: "the online booking portal". */
const MODIFIERS = 3
/** Maximum number of words between a verb and the place of its object: "enter the result of a test into". */
const REACH = 8

/** O5: a program that is signed in to, opened, filled in or that acts. */
export function operatedToolIn(statement: Statement): RemarkDraft | null {
  const { words } = statement
  for (const index of words.keys()) {
    if (isAcronymOfTool(statement, index)) return tied(statement, index, index)
    const end = signingEnd(words, index) ?? startedEnd(words, index) ?? filledEnd(words, index)
    const found = end ?? (isActingAcronym(statement, index) ? index : null)
    if (found !== null) return tied(statement, index, found)
  }
  return null
}

/** Whether a word may be a part of what `operatedToolIn` finds: an acronym or a verb of working with a program. */
export const mayOperateTool = (text: string, key: string): boolean =>
  ACRONYM.test(text) || [SIGNING, STARTING, ENTERING].some((list) => list.has(key))

const tied = (statement: Statement, from: number, to: number): RemarkDraft => ({
  message: 'This is tied to one solution. Describe what gets done, not the means.',
  span: spanOf(statement, from, to),
  severity: 'warning',
})

/** J5: a program by its acronym, as in "import the data into SPSS". */
export function acronymIn(statement: Statement): RemarkDraft | null {
  const at = statement.words.findIndex((_, index) => isAcronymOfTool(statement, index))
  return at < 0 ? null : tied(statement, at, at)
}

/** "import the data into SPSS", "write a macro in SAS", but "a price in USD" */
function isAcronymOfTool(statement: Statement, index: number): boolean {
  const { words } = statement
  if (!SOURCES.has(words[index - 1]?.key ?? '') || !isAcronym(statement, index)) return false
  const next = words[index + 1]?.key ?? ''
  const isWhole = next === '' || PREPOSITIONS.has(next) || CLARIFIERS.has(next)
  return (
    isWhole &&
    words.slice(Math.max(0, index - REACH), index).some(({ key }) => WRITING.has(key) || ENTERING.has(key))
  )
}

const ACRONYM = /^\p{Lu}{2,6}$/u

function isAcronym({ words, hasTellingCapitals }: Statement, index: number): boolean {
  const { text = '', key = '' } = words[index] ?? {}
  return hasTellingCapitals && ACRONYM.test(text) && !NO_PROGRAMS.has(key) && !CODES.has(key)
}

/** "log in to", "sign into": not "a log in the fire", "sign in at the desk". */
function signingEnd(words: readonly Word[], index: number): number | null {
  const key = words[index]?.key ?? ''
  if (!SIGNING.has(key) || DETERMINERS.has(words[index - 1]?.key ?? '')) return null
  const first = words[index + 1]?.key ?? ''
  if (key.startsWith('log') && first === 'into') return index + 1
  return IN.has(first) && words[index + 2]?.key === 'to' ? index + 2 : null
}

/** Index of a program behind an article and at least one more word: "the map application"; null for none. */
function programAfter(words: readonly Word[], article: number, names: ReadonlySet<string>): number | null {
  if (!ARTICLES.has(words[article]?.key ?? '')) return null
  for (let at = article + 1; at <= article + MODIFIERS + 1; at += 1) {
    if (names.has(words[at]?.key ?? '')) return words[at + 1]?.key === 'for' ? null : at
    if (SOURCES.has(words[at]?.key ?? '') || DETERMINERS.has(words[at]?.key ?? '')) return null
  }
  return null
}

/** "open the map application" */
function startedEnd(words: readonly Word[], index: number): number | null {
  return STARTING.has(words[index]?.key ?? '') ? programAfter(words, index + 1, CLEAR_PROGRAMS) : null
}

/** "upload a document to the broker portal", "enter a result into the laboratory system" */
function filledEnd(words: readonly Word[], index: number): number | null {
  if (!ENTERING.has(words[index]?.key ?? '')) return null
  for (let at = index + 1; at <= index + REACH; at += 1) {
    const key = words[at]?.key ?? ''
    if (SOURCES.has(key)) {
      const program = programAfter(words, at + 1, PROGRAMS)
      if (program !== null) return program
    }
  }
  return null
}

/** "the ATS filters out a candidate", but "the HS code changes", "an MRI scan" */
function isActingAcronym(statement: Statement, index: number): boolean {
  const { words } = statement
  if (!ARTICLES.has(words[index - 1]?.key ?? '') || words[index - 2]?.key !== 'that') return false
  if (!isAcronym(statement, index)) return false
  const act = words[index + 1]?.key ?? ''
  const next = words[index + 2]?.key ?? ''
  return (
    act.endsWith('s') &&
    !STATES_OF_THINGS.has(act) &&
    possibleBases(act).some((base) => isVerb(base, NO_VERBS)) &&
    (DETERMINERS.has(next) || PARTICLES.has(next) || INTO.has(next))
  )
}
