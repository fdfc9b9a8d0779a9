import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../../grammar/isPerson.ts'
import { isAgentNoun, isDoneWrongly, isFormOfVerb, namesAction } from '../../words/actionSynonyms.ts'
import { isOwnAction, type NamedStep } from './actionOfStep.ts'
import { type Fact, readFact } from './readFact.ts'
import { readStep, type StepWords, stemsOfThings } from './readStep.ts'

/** What words tell of a step: an action weighs more than a thing. */
const WEIGHTS = { action: 4, twoThings: 3, namedAction: 2, thing: 1 } as const
/** Steps from the asked one: a step prepares what the next one is about, but not what a later one is about. */
const FAR = 2

/** What a job names as its purpose is no more than a thing: "the bread order for the trucks". */
const PURPOSE = / (?:for|to|with|from|at|in|into|on) .*$/i
const DETERMINER = /^(?:the|an?|each|every|all|this|that|same|another|one|its|their|our|my)$/
const PLACED = /^(?:in|into|on|onto|from|through|under|inside|of|at)$/
const BEING = /^(?:is|are|was|were|be|been|being|get|gets|got|getting)$/
const HELPING = /^(?:to|has|have|had|does|do|can|will)$/
const ALREADY = /^(?:already|not|never|just|badly|well|still)$/
const EVERYTHING = /^(?:everything|all|things|stuff)$/
/** Actions that their verb alone does not tell, with the particles that do. */
const WITH_PARTICLE: ReadonlyMap<string, RegExp> = new Map([['put away', /^(?:away|back)$/]])
/** Longest object of an action, and longest subject of a passive, in words. */
const OBJECT = 6

/**
 * The step, other than the asked one, whose own words alone a statement has: its action with its object, a noun of its
 * action, or its things. A word that the job or several steps have tells nothing.
 * @returns null if the statement has a word of the asked step, or no step is ahead of all others
 */
export function stepOfWords(
  { jobSteps, jtbd }: CheckedStudy,
  asked: NamedStep,
  text: string,
): NamedStep | null {
  const everywhere = new Set(stemsOfThings(`${jtbd.userInput.replace(PURPOSE, '')} ${jtbd.executor}`))
  const steps = jobSteps.map((step) => readStep(step.userInput))
  const owners = new Map<string, number>()
  for (const { stems } of steps) for (const stem of stems) owners.set(stem, (owners.get(stem) ?? 0) + 1)
  const isSpecial = (stem: string) => owners.get(stem) === 1 && !everywhere.has(stem)
  const fact = readFact(text)
  const at = jobSteps.indexOf(asked)
  const own = steps[at]
  if (own === undefined || hasWordOf(own, fact, everywhere)) return null
  const scores = steps.map((step, index) =>
    index === at ? 0 : scoreOf(step, fact, { isSpecial, everywhere, later: index - at }),
  )
  const best = Math.max(0, ...scores)
  const leaders = jobSteps.filter((_, index) => scores[index] === best)
  return best > 0 && leaders.length === 1 ? (leaders[0] ?? null) : null
}

/** Whether a statement has a word of the asked step, which is not the job's. */
const hasWordOf = (step: StepWords, { words, stems }: Fact, everywhere: ReadonlySet<string>): boolean =>
  step.stems.some((stem) => stems.has(stem) && !everywhere.has(stem)) ||
  (isOwnAction(step.actionStem) && words.some((word) => namesAction(word, step.action)))

interface Weighing {
  readonly isSpecial: (stem: string) => boolean
  readonly everywhere: ReadonlySet<string>
  /** Steps after the asked one; negative for a step before it. */
  readonly later: number
}

function scoreOf(step: StepWords, fact: Fact, { isSpecial, everywhere, later }: Weighing): number {
  const isOwn = isOwnAction(step.actionStem)
  const isThing = (words: readonly string[]) =>
    stemsOfThings(words.join(' ')).some(
      (stem) => step.things.includes(stem) && (isOwn || !everywhere.has(stem)),
    )
  if ([fact.main, fact.after].some((words) => isDone(step, words, isThing)) || isWaitedFor(step, fact.before))
    return WEIGHTS.action
  const isToldAt = (word: string, at: number) =>
    (isAgentNoun(word, step.action) && isPlaced(fact.words, at)) ||
    (isDoneWrongly(word, step.action) && BEING.test(fact.words[at - 1] ?? ''))
  if (isOwn && fact.words.some(isToldAt)) return WEIGHTS.action
  // The things of an earlier step are still there, and tell nothing.
  if (later < 1) return 0
  const mentioned = step.things.filter((stem) => fact.stems.has(stem))
  const special = mentioned.filter(isSpecial)
  if (special.length > 1 || (special.length === 1 && mentioned.length > 1)) return WEIGHTS.twoThings
  if (
    isOwn &&
    fact.main.some((word, index) => isNounOf(word, step) && DETERMINER.test(fact.main[index - 1] ?? ''))
  )
    return WEIGHTS.namedAction
  const { object } = step
  const isAbout = object !== undefined && isSpecial(object) && fact.about.includes(object)
  return later >= FAR && isAbout ? WEIGHTS.thing : 0
}

/** Whether what a step does is done in a clause, to a thing of the step. */
function isDone(
  step: StepWords,
  words: readonly string[],
  isThing: (words: readonly string[]) => boolean,
): boolean {
  const particle = WITH_PARTICLE.get(`${step.action} ${step.particle}`)
  return words.some((word, at) => {
    if (!namesAction(word, step.action) || DETERMINER.test(words[at - 1] ?? '')) return false
    const object = words.slice(at + 1, at + 1 + OBJECT)
    if (particle !== undefined)
      return (
        isFormOfVerb(word, step.action) &&
        object.some((each) => particle.test(each)) &&
        (EVERYTHING.test(object[0] ?? '') || isThing(object))
      )
    // "to find out which unit …" finds no unit.
    if (object[0] === 'out' && step.particle !== 'out') return false
    const verb = ALREADY.test(words[at - 1] ?? '') ? at - 1 : at
    const helping = words[verb - 1] ?? ''
    if (BEING.test(helping))
      return isThing(words.slice(Math.max(0, verb - 1 - OBJECT), Math.max(0, verb - 1)))
    // "waiting for the blood to clot", "the dough bakes unevenly"
    if (isOwnAction(step.actionStem) && isThing([(HELPING.test(helping) ? words[verb - 2] : helping) ?? '']))
      return true
    return isThing(untilPlace(object))
  })
}

/** "before it is separated": what has waited is what the step is done to. */
const isWaitedFor = (step: StepWords, [pronoun = '', being = '', done = '']: readonly string[]): boolean =>
  isOwnAction(step.actionStem) &&
  /^(?:it|they)$/.test(pronoun) &&
  BEING.test(being) &&
  isFormOfVerb(done, step.action)

/** The object of a verb, without what it is done with, where and when. */
function untilPlace(words: readonly string[]): readonly string[] {
  const end = words.findIndex((word, at) => at > 0 && PLACED.test(word))
  return end === -1 ? words : words.slice(0, end)
}

/** "in the slicer" */
const isPlaced = (words: readonly string[], at: number): boolean =>
  DETERMINER.test(words[at - 1] ?? '') && PLACED.test(words[at - 2] ?? '')

/** "the quote" of "Quote the repair". */
const isNounOf = (word: string, { action }: StepWords): boolean =>
  (word === action || word === `${action}s`) && !isPerson({ key: word })
