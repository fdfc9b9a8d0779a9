import type { Severity } from '../../study/remarks/Remark.ts'
import type { CheckedEntity, FindInText, LooksFor, RemarkDraft } from '../Rule.ts'
import { spanOf } from '../text/edits.ts'
import { leadingVerb } from '../text/leadingVerb.ts'
import { phraseList } from '../text/PhraseList.ts'
import { isWrittenAsName } from '../text/readStatement.ts'
import type { Statement, Word } from '../text/Statement.ts'
import type { Vocabulary } from '../text/Vocabulary.ts'
import { possibleBases } from '../text/wordForms.ts'
import { INSTRUMENTS } from '../vocabulary/actions.ts'
import { ARTICLES } from '../vocabulary/functionWords.ts'
import {
  ACTING_DEVICES,
  ELECTRONICS,
  INFORMING,
  MEANS,
  NOT_TECHNOLOGIES,
  SCREEN_ACTIONS,
} from '../vocabulary/solutions.ts'
import { wordSet } from '../vocabulary/wordSet.ts'
import { operationIn } from './findOperation.ts'
import { acronymIn, mayOperateTool, operatedToolIn } from './operatedToolIn.ts'

const means = phraseList([MEANS])
const notTechnologies = phraseList([NOT_TECHNOLOGIES])
const screenActions = phraseList([SCREEN_ACTIONS])
const USING = wordSet('use uses using via utilize utilizes utilizing launch launching')
const PRODUCT = 'is the name of a product or maker.'
const MAYBE_PRODUCT = 'may be the name of a product.'
const TECHNOLOGY = 'is a technology.'
/** Maximum number of words between "use" and the means: "use the new measuring tool". */
const REACH = 4

/** J5 and O5: a job and its outcomes outlive every solution, so they name none. */
export const findSolution: FindInText = (statement, vocabulary, entity) => {
  const remarks: RemarkDraft[] = []
  const verb = entity === 'outcomeStatement' ? null : leadingVerb(statement, vocabulary)
  let index = 0
  while (index < statement.words.length) {
    const found = solutionAt(statement, vocabulary, entity, index, verb)
    if (found !== null) remarks.push(found.remark)
    index += found?.length ?? 1
  }
  if (remarks.length > 0) return remarks
  const method =
    methodIn(statement, entity, verb) ??
    (entity === 'outcomeStatement'
      ? operatedToolIn(statement)
      : (acronymIn(statement) ?? operationIn(statement, entity)))
  return method === null ? [] : [method]
}

/** Words without which a statement names no solution. A job also needs to say how it is done. */
export const looksForSolution: LooksFor = (
  { text, key },
  { brands, brandsLikeWords, technologies, softTechnologies },
) =>
  [brands, brandsLikeWords, technologies, softTechnologies].some((list) => list.tells(key)) ||
  [USING, ACTING_DEVICES, ELECTRONICS].some((list) => list.has(key)) ||
  isJoinedName(text) ||
  mayOperateTool(text, key)

/** J5 and O5 in examples: a brand or technology, but no everyday means such as a phone. */
export const findSolutionInExamples: FindInText = (statement, vocabulary) =>
  statement.words.flatMap((_word, index) => {
    const brand = brandLengthAt(statement, vocabulary, index)
    if (brand > 0) return [named(statement, index, brand, PRODUCT).remark]
    if (isJoinedName(statement.words[index]?.text ?? '')) {
      return [named(statement, index, 1, MAYBE_PRODUCT).remark]
    }
    const technology = vocabulary.technologies.lengthAt(statement.words, index)
    return technology > 0 ? [named(statement, index, technology, TECHNOLOGY).remark] : []
  })

/** Number of words from an index on that name a maker or product; 0 for none. */
export function brandLengthAt(statement: Statement, vocabulary: Vocabulary, index: number): number {
  return (
    vocabulary.brands.lengthAt(statement.words, index) ||
    (isWrittenAsName(statement, index) ? vocabulary.brandsLikeWords.lengthAt(statement.words, index) : 0)
  )
}

/** Written like "ShopRite": most such names are of products or makers. "MacLeod" is a person. */
const isJoinedName = (text: string): boolean => /^(?!Mac)\p{Lu}\p{Ll}{2,}\p{Lu}\p{Ll}+$/u.test(text)

interface Found {
  readonly length: number
  readonly remark: RemarkDraft
}

function solutionAt(
  statement: Statement,
  vocabulary: Vocabulary,
  entity: CheckedEntity,
  index: number,
  verb: number | null,
): Found | null {
  const { words } = statement
  const isJob = entity !== 'outcomeStatement'
  const action = isJob && index === verb ? screenActions.lengthAt(words, index) : 0
  if (action > 0) return named(statement, index, action, 'is an action in a tool. Say what it brings about.')
  const brand = brandLengthAt(statement, vocabulary, index)
  if (brand > 0) return named(statement, index, brand, PRODUCT)
  if (isJoinedName(words[index]?.text ?? '')) return named(statement, index, 1, MAYBE_PRODUCT, 'warning')
  if (index === verb || isShownOn(statement, index) || notTechnologies.lengthAt(words, index) > 0) return null
  const technology = vocabulary.technologies.lengthAt(words, index)
  if (technology > 0) {
    return named(statement, index, technology, TECHNOLOGY, isJob ? undefined : 'warning')
  }
  const soft = vocabulary.softTechnologies.lengthAt(words, index)
  return soft > 0 ? named(statement, index, soft, 'may be a solution.', 'warning') : null
}

const SHOWN = wordSet('appear appears remain remains stay stays linger lingers')

/** "remains on screen": where a thing is seen is no solution. */
function isShownOn({ words }: Statement, index: number): boolean {
  const key = words[index]?.key ?? ''
  if (key !== 'screen' && key !== 'screens') return false
  const on = index - (ARTICLES.has(words[index - 1]?.key ?? '') ? 2 : 1)
  return words[on]?.key === 'on' && (on === index - 1 || SHOWN.has(words[on - 1]?.key ?? ''))
}

function named(
  statement: Statement,
  index: number,
  length: number,
  what: string,
  severity?: Exclude<Severity, 'error'>,
): Found {
  const span = spanOf(statement, index, index + length - 1)
  const quoted = span === null ? '' : statement.text.slice(span.start, span.end)
  const message = `"${quoted}" ${what} Say it so that it holds whatever solution is used.`
  return { length, remark: severity === undefined ? { message, span } : { message, span, severity } }
}

/**
 * Finds "use the measuring tool" and, in a job, any "using …" or "by doing …": a method, not what gets done.
 */
function methodIn(statement: Statement, entity: CheckedEntity, verb: number | null): RemarkDraft | null {
  const { words } = statement
  const isJob = entity !== 'outcomeStatement'
  for (const [index, { key }] of words.entries()) {
    if (isActing(statement, index) || isElectronic(statement, index)) {
      return { message: tied(isJob), span: spanOf(statement, index), severity: 'warning' }
    }
    if (isJob && isInstrument(statement, index, verb)) {
      return { message: tied(true), span: spanOf(statement, index), severity: 'warning' }
    }
    const isByDoing = isJob && key === 'by' && words[index + 1]?.key.endsWith('ing') === true
    if (!USING.has(key) && !isByDoing) continue
    const message = tied(isJob)
    if (isByDoing || (isJob && (index === verb || key === 'using' || key === 'via'))) {
      return { message, span: spanOf(statement, index), severity: 'warning' }
    }
    for (let at = index + 1; at <= index + REACH; at += 1) {
      if (means.lengthAt(words, at) > 0) {
        return { message, span: spanOf(statement, index, at), severity: 'warning' }
      }
    }
  }
  return null
}

const tied = (isJob: boolean): string =>
  `This ties the ${isJob ? 'job' : 'outcome'} to one solution. Describe what gets done, not the means.`

const WITH = wordSet('with in on by via through')
/** Verbs for having and using a thing. */
const ACQUIRING = wordSet('buy purchase order own get operate install')

/** "with a table saw", "buy a drill": the last word of a phrase names a thing to work with. */
function isInstrument({ words }: Statement, index: number, verb: number | null): boolean {
  if (!INSTRUMENTS.has(words[index]?.key ?? '') || index === verb) return false
  let first = index
  while (first > index - REACH && !WITH.has(words[first - 1]?.key ?? '') && first - 1 !== verb) first -= 1
  const opener = words[first - 1]?.key ?? ''
  return WITH.has(opener) || (first - 1 === verb && ACQUIRING.has(opener))
}

/** Words between a device and what it does: "a sensor fails to detect". */
const BETWEEN = wordSet('that which fails fail to can cannot does do not correctly will')
const LONGEST_BETWEEN = 3

/** "the hive sensor detects mites": a device does the work. */
function isActing({ words }: Statement, index: number): boolean {
  if (!ACTING_DEVICES.has(words[index]?.key ?? '')) return false
  let at = index + 1
  while (at <= index + LONGEST_BETWEEN && BETWEEN.has(words[at]?.key ?? '')) at += 1
  const key = words[at]?.key ?? ''
  return isInforming(key) || (words[index - 1]?.key !== 'by' && isDoneBy(words, index))
}

const isInforming = (key: string): boolean =>
  INFORMING.has(key) || (key.endsWith('s') && possibleBases(key).some((base) => INFORMING.has(base)))

const IRREGULAR = wordSet('sent shown told read')

/** "alerts sent by the monitoring system" */
function isDoneBy(words: readonly Word[], device: number): boolean {
  const from = Math.max(0, device - REACH)
  const by = words.slice(from, device).findIndex(({ key }) => key === 'by')
  const act = words[from + by - 1]?.key ?? ''
  return by >= 0 && (IRREGULAR.has(act) || possibleBases(act).some((base) => INFORMING.has(base)))
}

/** "with a handheld scanner", "on a tablet" */
function isElectronic({ words }: Statement, index: number): boolean {
  if (!ELECTRONICS.has(words[index]?.key ?? '')) return false
  let first = index
  while (first > index - REACH && !WITH.has(words[first - 1]?.key ?? '')) first -= 1
  const opener = words[first - 1]?.key ?? ''
  return WITH.has(opener) && opener !== 'in' && (opener !== 'with' || !words[index]?.key.startsWith('tablet'))
}
