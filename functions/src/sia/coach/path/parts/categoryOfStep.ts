import { STEP_VERBS } from '@outcome-studio/shared/domain/checker'
import type { StepQuestion } from '@outcome-studio/shared/domain/coach'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import type { MessagePart } from '../../messages/splitMessage.ts'

const USUAL: Readonly<Record<StepQuestion, JobStepCategory>> = {
  execute: 'Execute',
  around: 'Prepare',
  before: 'Prepare',
  after: 'Conclude',
}
const LAST =
  /^(?:.* )?(?:afterwards|in the end|at the end|finally|lastly|when (?:that|this) is done|once (?:that|this) is done)$/
const EARLIER = /^(?:.* )?before that$/
/** "I always start by showing a bowl" */
const AT_START = /^(?:.* )?to start with$/
const FIRST = new Set<JobStepCategory>(['Define', 'Locate', 'Prepare'])
const EARLY = new Set<JobStepCategory>([...FIRST, 'Confirm'])

/**
 * The category of the job map that a step belongs to: by the words that tell when it is done, by its first word, and
 * otherwise the usual one for the question it answers.
 * @param link what links the step to the one before, in lower case
 */
export function categoryOfStep(text: string, about: StepQuestion, link = ''): JobStepCategory {
  const byVerb = verbCategory(text)
  if (about === 'before') return byVerb !== undefined && EARLY.has(byVerb) ? byVerb : USUAL.before
  if (about === 'after') return byVerb !== undefined && !FIRST.has(byVerb) ? byVerb : USUAL.after
  if (LAST.test(link)) return byVerb === 'Monitor' || byVerb === 'Modify' ? byVerb : 'Conclude'
  if (EARLIER.test(link)) return byVerb !== undefined && FIRST.has(byVerb) ? byVerb : 'Prepare'
  return 'Execute'
}

const LATE = new Set<JobStepCategory>(['Monitor', 'Modify', 'Conclude'])

/** Whether a step is one of the last by its verb. */
export function isLastByVerb(text: string): boolean {
  const category = verbCategory(text)
  return category !== undefined && LATE.has(category)
}

/** Whether a step gets something ready by its verb. */
export function isEarlyByVerb(text: string): boolean {
  const category = verbCategory(text)
  return category !== undefined && FIRST.has(category)
}

const CLEANING = /^(?:clean|tidy|wash|pack|sweep|wipe|put) /i

/** Whether a step puts things in order again, if it comes after the heart of the job. */
export const isCleaning = (text: string): boolean => CLEANING.test(text)

/** The category of a step after the heart of the job, by its verb; undefined if the verb does not tell. */
function categoryAfter(text: string): JobStepCategory | undefined {
  const category = verbCategory(text)
  if (isCleaning(text)) return 'Conclude'
  if (category === 'Confirm') return 'Monitor'
  return category !== undefined && LATE.has(category) ? category : undefined
}

/** Fewest steps in a row of which the first and the last are not all the heart. */
const FEWEST = 3

/**
 * The categories of steps that are told in a row: those that get ready by their verb come before the heart, those that
 * keep an eye on it, adjust it or end it by their verb come after, and one at least is the heart.
 */
export function categoriesInTurn(steps: readonly string[]): readonly JobStepCategory[] {
  if (steps.length < FEWEST) return steps.map(() => 'Execute')
  const isReady = (text: string) => {
    const category = verbCategory(text)
    return category !== undefined && EARLY.has(category)
  }
  const begins = steps.findIndex((text) => !isReady(text))
  const first = begins < 0 ? steps.length - 1 : begins
  const last = steps.findLastIndex((text, at) => at <= first || categoryAfter(text) === undefined)
  return steps.map((text, at) => {
    if (at < first) return verbCategory(text) ?? 'Prepare'
    return at > last ? (categoryAfter(text) ?? 'Conclude') : 'Execute'
  })
}

/** The categories of steps that are told after others without saying when: those before the first one that ends the job are its heart. */
export function categoriesGoingOn(steps: readonly string[]): readonly JobStepCategory[] {
  const found = steps.findIndex((text) => categoryAfter(text) !== undefined)
  const last = found < 0 ? steps.length - 1 : found
  return steps.map((text, at) => (at < last ? 'Execute' : (categoryAfter(text) ?? 'Conclude')))
}

/** Verbs of several words, which tell something else than their first word; null tells nothing. */
const PHRASES: readonly (readonly [RegExp, JobStepCategory | null])[] = [
  [/^(?:find out|figure out|work out|ask (?!for\b)|agree (?:on|with)|make a plan|draw up)\b/i, 'Define'],
  [/^(?:look over|go over|look through|double-check|make sure|see (?:that|whether|if))\b/i, 'Confirm'],
  [/^(?:look out for|keep an eye on|keep track of|keep watch|listen for|watch)\b/i, 'Monitor'],
  // "Check the book out to the child"
  [/^check .+ (?:out|in)(?: to\b.*)?$/i, null],
  [/^(?:weigh out|measure out|set up|set out|lay out|heat up|warm up)\b/i, 'Prepare'],
  [
    /^(?:pull|take|get|fetch) .+ (?:off|from|out of) the (?:shelf|shelves|rack|racks|store|storeroom|stock|cupboard|fridge|freezer|warehouse)\b/i,
    'Locate',
  ],
  [/^(?:swap|exchange|redo|touch up|request a new|order a new)\b/i, 'Modify'],
  [
    /^(?:write up|hand .+ over|hand over|put .+ (?:away|back)|clean up|tidy up|give .+ back|drop off)\b/i,
    'Conclude',
  ],
]

/** The category that the verb of a step tells; undefined if it tells none. */
export const verbCategory = (text: string): JobStepCategory | undefined => {
  const phrase = PHRASES.find(([pattern]) => pattern.test(text))
  if (phrase !== undefined) return phrase[1] ?? undefined
  const [verb] = text.toLowerCase().split(' ')
  return verb === undefined ? undefined : STEP_VERBS.find(([, verbs]) => verbs.has(verb))?.[0]
}

/** Parts in the order in which things happen: "before that" comes before the part that it follows. */
export function inOrderTold(parts: readonly MessagePart[]): readonly MessagePart[] {
  const ordered: MessagePart[] = []
  for (const part of parts) {
    if (AT_START.test(part.link)) ordered.unshift(part)
    else if (EARLIER.test(part.link) && ordered.length > 0) ordered.splice(ordered.length - 1, 0, part)
    else ordered.push(part)
  }
  return ordered
}
