import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { withNamedThing } from '../../drafts/withNamedThing.ts'
import { isHuman } from '../../grammar/isHuman.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'

/** Steps that find something out, of which nothing is worked on next. */
export const FINDING =
  /^(?:\p{L}+-)?(?:check|measure|read|test|note|ask|look|see|find out|verify|confirm|count) /iu

/** What people get in the end is what the job is about, and no part of it: "hand it over to the customer". */
const HANDED_OVER =
  /^(?:hand|give|bring|return|deliver|take|ship) it (?:(?:over|back|out) )?to (?:the|my|our|their) (?:customer|client|owner|buyer|guest)\b/i

/** What only people are asked, shown or helped with: not "hand them over", nor "let them dry". */
const OF_PEOPLE =
  /^(ask|tell|teach|remind|thank|greet|introduce|invite|welcome|phone|help|show(?! (?:them|him|her) to\b)|(?:hand|give|send|bring|pass)(?! (?:them|him|her)(?:$| (?:over|out|in|back|off|up|away|to|by|on|down|through)\b))|let(?= (?:them|him|her) (?:read|try|choose|taste|sit|ask|decide|look|know|practi[cs]e|feel|smell|touch|say|speak|play|walk|talk|see|hold|pick|sign|check|test|pay)\b)) (them|him|her)\b/i
/** For whom, or with whom. */
const BESIDE_PEOPLE = / (?:with|for|to) (?:them|him|her)\b/i
/** What is told to nobody in particular: "show how to centre it". */
const ASKED_ABOUT =
  /^(?:ask|tell|show|explain|teach) (?:them|him|her) (?=how|what|where|when|whether|which|why|if\b)/i

/** What was told before a step, of which a pronoun may be. */
export interface ToldBefore {
  /** Steps of the same answer. */
  readonly steps: readonly string[]
  /** Whatever was said in the answer, as it was said. */
  readonly said: readonly string[]
  readonly earlier: readonly string[]
  /** The job up to what follows its object. */
  readonly job: readonly string[]
  /** All of the job, which may name people. */
  readonly about: string
  readonly executor: string
  /** The thing that "it" was before in the same sentence. */
  readonly it: string | null
}

/** Those of the job, one by one. */
const PEOPLE = /\bthe people\b/i
/** What sailors call her. */
const VESSEL = /\b(vessel|ship|boat|yacht|ferry|tanker|barge|liner)s?\b/i
const HER = / her(?=$| (?:alongside|aboard|into|onto|in|out|to|up|down|off|through|with|from|by|at|past)\b)/i

/** A step with the people and things that its pronouns are, as far as one alone fits. */
export function withThing(form: string, told: ToldBefore, language: Language): string {
  const vessel = VESSEL.exec(told.about)?.[1]
  const named = withPeople(vessel === undefined ? form : form.replace(HER, ` the ${vessel}`), told, language)
  // Who is asked is no thing.
  const found = OF_PEOPLE.test(named) ? named : withNearestThing(named, told, language)
  const alone = (/\bpeople\b/i.test(form) ? found : found.replace(PEOPLE, 'the person')).replace(
    / (?:with|for) them$/i,
    '',
  )
  return alone.includes(' ') ? alone : found
}

/** The last people that a text names, who are not those who get the job done. */
function peopleIn(text: string, executor: string, language: Language): string | null {
  // "bees" are no "beekeepers".
  const doers = new Set(language.tokensOf(executor.toLowerCase()).flatMap(({ key, base }) => [key, base]))
  // "no need to meet her in person" names nobody.
  const told = uncapitalized(text).replace(/\bin person\b/gi, '')
  const tokens = language.tokensOf(`to ${told}`).slice(1)
  const at = tokens.findLastIndex(
    (token) => isHuman(token) && !doers.has(token.base) && !doers.has(token.key),
  )
  const [before, person] = [tokens[at - 1], tokens[at]]
  if (person === undefined) return null
  if (person.key === 'people') return 'people'
  return before?.tag === 'ADJ' ? `the ${before.key} ${person.key}` : `the ${person.key}`
}

/** Whether a step names several things. */
const hasThings = (step: string, language: Language): boolean =>
  language
    .tokensOf(`to ${uncapitalized(step)}`)
    .some((token) => token.tag === 'NOUN' && isPlural(token) && !isHuman(token) && token.key !== 'people')

/** "Ask them what they read" of the readers; what is done for nobody that was named is done. */
function withPeople(
  form: string,
  { steps, said, earlier, about, executor }: ToldBefore,
  language: Language,
): string {
  const isTo = OF_PEOPLE.test(form)
  if (!isTo && !BESIDE_PEOPLE.test(form)) return form
  const named = [about, ...earlier, ...said]
    .map((each) => peopleIn(each, executor, language))
    .findLast((each) => each !== null)
  if (isTo) {
    if (named !== null && named !== undefined) return form.replace(OF_PEOPLE, `$1 ${named}`)
    return ASKED_ABOUT.test(form) ? form.replace(/ (?:them|him|her)\b/i, '') : form
  }
  // "Pack the boxes and attach labels to them"
  const isOfThings = !/ for them\b/i.test(form) && hasThings(steps.at(-1) ?? '', language)
  if (isOfThings) return form
  if (named !== null && named !== undefined && named !== 'people')
    return form.replace(/ (with|for|to) (?:them|him|her)\b/i, ` $1 ${named}`)
  return named === 'people' ? form.replace(/ (?:with|for) (?:them|him|her)\b/i, '') : form
}

/** What is written up is what happened, and no thing that was worked on. */
const WRITTEN_UP = /^write it up\b/i

/** With what "it" and "them" are: what it was before, the object of the step told last, of an earlier one, or of the job. */
function withNearestThing(form: string, told: ToldBefore, language: Language): string {
  const { steps, earlier, job, it } = told
  if (it !== null && / it\b/.test(form) && !WRITTEN_UP.test(form)) return form.replace(/ it\b/, ` ${it}`)
  const handed = HANDED_OVER.test(form) ? withNamedThing(form, oneOf(job, language), language) : form
  if (handed !== form) return handed
  const last = steps.findLast((each) => !FINDING.test(each))
  const sources =
    steps.length > 0
      ? [last === undefined ? [] : [last], steps, ...(/ it\b/.test(form) ? [oneOf(job, language)] : [])]
      : [earlier, job, ...(/ it\b/.test(form) ? [oneOf(job, language)] : [])]
  const whole = JOINED.exec(job[0] ?? '')?.[1]
  for (const [at, things] of sources.entries()) {
    const isLast = at === sources.length - 1
    if (isLast && whole !== undefined && / it\b/.test(form)) return form.replace(/ it\b/, ` the ${whole}`)
    const found = withNamedThing(form, things, language)
    if (found !== form) return found
  }
  return form
}

/** "Make bouquets" as the one that is made. */
const oneOf = (job: readonly string[], language: Language): readonly string[] =>
  job.map((each) =>
    language
      .tokensOf(`to ${uncapitalized(each)}`)
      .slice(1)
      .map((token) => (token.tag === 'NOUN' && isPlural(token) && !isHuman(token) ? token.base : token.text))
      .join(' '),
  )

/** What becomes one thing: of "put together flowers", "it" are the flowers. */
const JOINED =
  /^(?:put together|arrange|combine|gather|mix|blend|assemble|collect) (?:the |some )?(\p{L}+s)\b/iu

/** The thing that "it" became in a step; null if it was no pronoun, or stayed one. */
export const thingOfIt = (said: string, step: string): string | null => {
  const verb = /(?<!\p{L})(\p{L}+) it\b/iu.exec(said)?.[1]
  if (verb === undefined) return null
  return new RegExp(`^${verb} (the \\p{L}+)`, 'iu').exec(step)?.[1] ?? null
}
