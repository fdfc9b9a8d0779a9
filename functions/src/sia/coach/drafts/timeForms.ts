import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPhrase } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import { baseOfGerund } from '../language/verbForms.ts'
import { HARMING, isTroubleVerb } from '../words/troubleWords.ts'
import { type Action, gerundAction } from './gerundAction.ts'
import type { OutcomeContext } from './OutcomeContext.ts'
import { timeFor } from './timeFor.ts'

const LONG =
  '(?:(?:too|so|very|really|quite|pretty) )*(?:long|ages|forever|(?:such )?(?:a )?(?:(?:very|really|awfully|terribly) )?(?:long|lot of|lots of|good deal of) time|an age|(?:too )?much time|hours|days|weeks|a (?:good |little |long |fair )?while|an eternity|(?:(?:slow|manual|tiring|tedious|fiddly|boring|time-consuming) and )?(?:slow|manual|tiring|fiddly|time-consuming|tedious)(?: and (?:slow|manual|tiring|tedious|fiddly|boring))?|slowly|the longest|the most time|most of the time)(?: time)?(?: too| also| as well)?'
const TAKES =
  '(?:takes?|took|is|are|needs?|taking|eats?(?: up)?|costs?)(?: me| us| them| you| people)?(?: (?:me|us|them))?(?: (?:also|always|often|just))?'
/** "it takes ages to find a table" */
const LONG_FIRST = new RegExp(
  `^(?:it )?(?:can |always |often |also )*${TAKES} ${LONG} (?:for .{1,40}? )?to `,
  'i',
)
/** "finding a table takes ages" */
const LONG_LAST = new RegExp(` (?:can )?(?:take|${TAKES}) ${LONG}$`, 'i')
/** "guests take long to decide" */
const LONG_FOR = new RegExp(`^(.{1,80}?) (?:takes?|needs?) ${LONG} to (.{1,200})$`, 'i')
const HARD =
  /^(?:it is )?(?:too |very |really |so )?(?:hard|difficult|tricky|tough|annoying|a pain|painful|a nightmare|tedious|slow) to /i
const TARGET =
  /^(?:it )?(?:should |must |has to |needs to )?(?:take |be done )?(?:in |within |under |less than |at most |no more than )+[\d\p{L}]+ (?:seconds?|minutes?|hours?|days?|weeks?) to /iu

/** "it takes long until the plate sits in register" */
const LONG_UNTIL = new RegExp(
  `^(?:it )?(?:can |always |often |usually )?${TAKES} ${LONG} (?:until|till|before) (.{3,120})$`,
  'i',
)
/** "it takes ages for the strings to settle" */
const LONG_FOR_IT = new RegExp(
  `^(?:it )?(?:can |always |often |usually )?${TAKES} ${LONG} for ((?:the|a|an|every|each) .{2,40}?) to (.{2,100})$`,
  'i',
)
/** "digging takes long where the road was resurfaced": where it does is what takes long. */
const LONG_WHERE = new RegExp(`^(\\p{L}+ing\\b.{0,60}?) (takes? ${LONG}) (where .{3,80})$`, 'iu')
/** What is done to a thing: "a fault takes long to find" tells no action of the fault. */
const DONE_TO =
  /^(?:find|locate|get|fix|repair|read|open|remove|replace|reach|explain|identify|clean|check|understand|prepare|make|build|produce|obtain|count|measure|diagnose|trace|install|assemble|sort|write|sign|approve|review|process|unpack|load|unload|pack|download|upload)$/i

/** "choosing the ribbon takes ages with the bride there": in which case it does is no part of what takes long. */
const LONG_IN_CASE = new RegExp(
  `^((?:\\p{L}+ing|the \\p{L}+|(?!(?:it|this|that) )\\p{L}+ \\p{L}+)\\b.{0,60}?) (takes? (?!a while\\b)${LONG})(?:,? (?:especially|particularly|esp))? (?:when|if|because|since|as|with|by|in|at|on|during|across) .{3,80}$`,
  'iu',
)
/** "working out the cause eats up the handle time" */
const EATS =
  / eats?(?: up| into)? (?:(?:most|much|half|a lot) of )?(?:the )?(?:\p{L}+ )?(?:time|day|morning|shift)$/iu
/** "to pull the seedlings takes a long time" */
const LONG_TO = new RegExp(`^to (.{3,100}?) (?:take|${TAKES}) ${LONG}$`, 'i')
/** "the pump is slow to fill the field" */
const SLOW_TO = /^(.{2,60}?) (?:is|are) (?:too |very |really |so |often )*slow to (.{3,100})$/i
/** "agents also spend too long switching between systems" */
const SPENT =
  /^(?:.{1,40} )?(?:spends?|loses?|wastes?) (?:(?:too|so|very) long|forever|ages|hours|(?:(?:too|so) much|a lot of|lots of|much|most of (?:the|their|our|my)|half (?:the|their|our|my)) time) (?:on |with )?(\p{L}{2,}ing .{3,100})$/iu

/** "I also spend rather long on the dates and names" */
const SPENT_ON =
  /^(?:i|we|they) (?:also )?spend (?:rather|too|very|so|quite) long (?:on|with) ((?:the|every|each|all) .{2,80})$/iu
/** "I lose a lot of time to call the doctor" */
const LOST_TO = new RegExp(
  `^(?:i|we|you|they) (?:also )?(?:spend|lose|waste|need) (?:${LONG}|ages|hours|so long|too long|time) to (\\p{L}.{3,100})$`,
  'iu',
)
/** "I have stood in corridors waiting for the bridesmaids" */
const WAITED =
  /^(?:i|we) (?!(?:am|are|was|were) (?:\p{L}+ly )?waiting)(?:\p{L}+ ){1,10}?(waiting (?:for|on|until) .{3,80})$/iu

/** "brushing takes ages when the coat is matted": what is worked on is named in the case. */
const LONG_IN_STATE = new RegExp(
  `^(\\p{L}+ing) takes? ${LONG},? when the (\\p{L}+) (is|are) (.{3,40})$`,
  'iu',
)

/** The time for a thing in a state; null for another text. */
export function timeInState(text: string, language: Language): string | null {
  const [, gerund = '', thing = '', be = '', state = ''] = LONG_IN_STATE.exec(text) ?? []
  const [token] = language.tokensOf(`they keep ${gerund.toLowerCase()}`).slice(2)
  const base = token === undefined || gerund === '' ? undefined : baseOfGerund(token, language)
  if (base === undefined) return null
  const [pronoun, verb] = be === 'is' ? ['it', 'is'] : ['they', 'are']
  return `Minimize the time it takes to ${base} the ${thing} when ${pronoun} ${verb} ${state}`
}

/** What is said to take long; null if nothing is. */
export function slowForms(said: string, language: Language): readonly string[] | null {
  const inState = timeInState(said, language)
  if (inState !== null) return [inState]
  const spent = SPENT.exec(said)?.[1]
  // "so long on finding it that the customer complains"
  if (spent !== undefined)
    return [
      `Minimize the time spent ${/ so (?:long|much) /i.test(said) ? spent.replace(/ that .*$/i, '') : spent}`,
    ]
  const things = SPENT_ON.exec(said)?.[1]
  if (things !== undefined) return [`Minimize the time spent on ${things}`]
  const waiting = WAITED.exec(said)?.[1]
  if (waiting !== undefined) return [`Minimize the time spent ${waiting}`]
  const infinitive = LONG_TO.exec(said)?.[1] ?? LOST_TO.exec(said)?.[1]
  if (infinitive !== undefined) return [`Minimize the time it takes to ${infinitive}`]
  const [, slow = '', task = ''] = SLOW_TO.exec(said) ?? []
  if (slow !== '' && !/^(?:it|this|that|everything)$/i.test(slow))
    return [`Minimize the time it takes for ${uncapitalized(slow)} to ${task}`]
  const text = said.replace(LONG_WHERE, '$1 $3 $2').replace(LONG_IN_CASE, '$1 $2')
  const awaited = LONG_FOR_IT.exec(text)
  if (awaited?.[1] && awaited[2])
    return [`Minimize the time it takes for ${uncapitalized(awaited[1])} to ${awaited[2]}`]
  for (const pattern of [LONG_FIRST, TARGET, HARD]) {
    const rest = text.replace(pattern, '')
    // "to search the medicine on the shelf"
    const sought = /^search (the \p{L}+ (?:in|on|at|among) .+)$/iu.exec(rest)?.[1]
    if (sought !== undefined) return [`Minimize the time spent searching for ${sought}`]
    const wait = /^(?:wait|search) (.+)$/i.exec(rest)?.[0]
    if (wait !== undefined)
      return [
        `Minimize the time spent ${uncapitalized(wait).replace(/^(?:wait|search)/, (verb) => `${verb}ing`)}`,
      ]
    if (rest !== text) return [`Minimize the time it takes to ${uncapitalized(rest)}`]
  }
  const until = LONG_UNTIL.exec(text)?.[1]
  if (until !== undefined) {
    const form = timeFor(until, language)
    return form === null ? [`Minimize the time it takes until ${until}`] : [form]
  }
  const someone = LONG_FOR.exec(text)
  if (someone?.[1] && someone[2] && DONE_TO.test(someone[2]))
    return [`Minimize the time it takes to ${someone[2]} ${uncapitalized(someone[1])}`]
  if (someone?.[1] && someone[2])
    return [`Minimize the time it takes for ${uncapitalized(someone[1])} to ${someone[2]}`]
  const rest = text.replace(LONG_LAST, '').replace(EATS, '')
  const isState = / (?:is|are) (?:\w+ )*(?:slow|manual|tiring|tedious|fiddly|time-consuming)(?: \w+)*$/i.test(
    text,
  )
  if (rest !== text)
    return isState && gerundAction(rest, language) === null && !ACTING.test(rest)
      ? []
      : timeOn(rest, language)
  const slowly = /^(.+?)\bslowly\b ?(.*)$/i.exec(text)
  if (slowly === null) return null
  const clause = `${slowly[1] ?? ''}${slowly[2] ?? ''}`.trim()
  const form = timeFor(clause, language)
  return form === null ? [] : [form]
}

/** "Evaluation of bids": what is done, by its noun. */
const ACTING = /^(?:the )?\p{L}+(?:tion|ment|sis|ance|val|up) of \p{L}/iu

/** The time for an action, or for a thing. */
export function timeOn(text: string, language: Language): readonly string[] {
  const action = gerundAction(text.replace(/^(?:time|hours|a lot of time) (?:on |with )?/i, ''), language)
  if (action !== null)
    return action.base === 'wait'
      ? [`Minimize the time spent ${action.gerund}`]
      : [
          `Minimize the time it takes to ${action.infinitive}`,
          // "choosing" leaves open what is chosen.
          ...(action.infinitive === action.base && !OF_OBJECT.has(action.base)
            ? [`Minimize the time spent ${action.gerund}`]
            : []),
        ]
  const tokens = language.tokensOf(text)
  const clause = isPhrase(tokens, 'nouns') ? null : timeFor(text, language)
  if (clause !== null) return [clause]
  if (/^(?:it|this|that|they|he|she|we|you|i|everything|everybody|nothing|one|which|what|who)\b/i.test(text))
    return []
  // "Catalog lookup" has no article.
  const thing = uncapitalized(text)
  const bare = tokens[0]?.tag === 'DET' ? [] : [`Minimize the time spent on the ${thing}`]
  return [...(tokens.length < 2 ? [] : [`Minimize the time spent on ${thing}`]), ...bare]
}

const OF_OBJECT = wordSet('choose assign bill find get fix send select file bring put fetch')

const MISTAKEN =
  /^mis(?:hear|read|label|place|count|judge|understand|file|spell|match|treat|diagnose|calculate|take)$/
const MISHAP =
  /^(?:running (?:out|low|late)|getting (?:lost|stuck|hurt)|ending up|falling (?:off|down|over|behind)) /
const WRONGLY = /^\p{L}+ (?:\p{L}+ )?(?:the|a|an) wrong /u

const EXCESS =
  / (?:too (?:much|many|big|small|long|short|early|late)|twice)\b| (?:that|which) (?:(?:does|do|is|are) not|nobody|never)\b/i
/** "redoing the drawing twice" says it twice. */
const onceAgain = (gerund: string): string =>
  /^re(?:do|typ|print|mak|writ|wash|clean|count|check|measur)/.test(gerund)
    ? gerund.replace(/ (?:twice|again)$/, '')
    : gerund

export function gerundForms(
  { base, infinitive, gerund }: Action,
  { about }: OutcomeContext,
  isTrouble: boolean,
): readonly string[] {
  // Nobody means to do it, so that its time says nothing.
  if (
    MISTAKEN.test(base) ||
    WRONGLY.test(gerund) ||
    MISHAP.test(`${gerund} `) ||
    (HARMING.has(base) && (about !== 'long' || base !== 'chip'))
  )
    return [`Minimize the likelihood of ${gerund}`]
  if (base === 'wait' || base === 'search' || (base === 'look' && about !== 'long'))
    return [`Minimize the time spent ${gerund}`]
  switch (about) {
    case 'long':
      return isTroubleVerb(base) && base !== 'repeat'
        ? [`Minimize the time spent ${gerund}`, `Minimize the time it takes to ${infinitive}`]
        : [`Minimize the time it takes to ${infinitive}`]
    case 'wasted':
      // "ordering too much soil" is no matter of time.
      return [
        `Minimize the ${EXCESS.test(onceAgain(gerund)) ? 'likelihood of' : 'time spent'} ${onceAgain(gerund)}`,
      ]
    case 'wrong':
      return isTroubleVerb(base) || isTrouble ? [`Minimize the likelihood of ${gerund}`] : []
  }
}
