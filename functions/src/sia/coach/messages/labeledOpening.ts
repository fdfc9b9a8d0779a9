import { isVerb, wordSet } from '@outcome-studio/shared/domain/checker'
import { isPerson } from '../grammar/isPerson.ts'
import { isPlural } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { loneGroup } from './loneGroup.ts'
import { readSections } from './readSections.ts'
import { standardEnglish } from './standardEnglish.ts'

/** What is said before the group: who asks about it, helps it or belongs to it. */
const BEFORE_GROUP = [
  String.raw`(?:h(?:i+|e+y+|ello+)|good (?:morning|afternoon|evening|day)|sia|well|ok|okay|so)\b[,.! ]*`,
  '(?:i|we) (?:would like|want|need|am trying|are trying|plan|hope) to (?:study|understand|explore|research|know|find out|learn|look at|see|map|improve|write (?:a study )?about|do a study (?:about|on)) (?:how |about )?',
  '(?:my|our|the|this) (?:study|research|project|job map) (?:is|will be) (?:about|on|for) (?:how )?',
  '(?:it|this) is (?:about|for) (?:how )?',
  '(?:my|our) (?:customers|users|clients|audience|target (?:group|audience|customers|users)) are ',
  '(?:i|we) (?:help|support|assist|enable|work with|build (?:software|tools|products) for) ',
  '(?:i am|we are|they are) ',
]
const OPENED = new RegExp(`^(?:${BEFORE_GROUP.join('|')})+`, 'iu')
const ONE = /^(?:an?|the|one|some|our|my|all) (?=\p{L})/iu
/** Where the group is, which belongs to it: "nurses in a dialysis unit". */
const WHERE =
  /^ (?:in|at|on|from|of) (?:an? |the |our |my |\p{L}+ )?\p{L}+(?: (?:unit|ward|clinic|hospital|shop|school|lab|team|room|office|company|town))?(?=,|\.|;|:| who | that | and (?:i|we|they) )/iu

/** Leads from the group to what it gets done. */
const LINK =
  /^(?:[,;:.]| -|,? (?:who|that)(?= )|(?= ))\s*(?:(?:and|so|but) )?(?:(?:i|we|they) )?(?:(?:am|are) (?=\p{L}+ing ))?(?:(?:all|mostly|mainly|basically|just|really|usually) )?(?:(?:want(?:ing)?|need(?:ing)?|have|try(?:ing)?|would like|like|aim(?:ing)?) to |to )?(?=\p{L})/iu
/** Ends the job. */
const JOB_END =
  /(?<![.:;!?\n])[.:;!?\n]+(?:\s|$)|, (?=(?:(?:and|so|but) )?(?:(?:first|then|they|we|i|because|where|which|but|the steps|steps)\b))/iu
const STEPS_LABEL =
  /^(?:(?:and|so) )?(?:(?:the|my|our|their) )?(?:job )?steps?(?: (?:are|is|would be))?:? ?/iu
/** Begins what is done, in order. */
const TELLS_ORDER = /^(?:(?:and|so) )?(?:first\b|(?:they|we|i) \p{L}+)/iu
/** Fewest things that are done, to be steps. */
const FEWEST_STEPS = 3

const NO_ADDED: ReadonlySet<string> = new Set()
/** "We growing vegetables for sell": English that the path mends. */
const UNMENDED = /(?:^| )(?:i|we|they) \p{L}+ing /iu

/** What nobody means by a job: who somebody is, where they work, what they would like. */
const NO_JOBS = wordSet(
  'be have work come live go do want need like love know think guess help can will must should may own use say see hope feel mean suppose call depend wonder struggle',
)
const OBJECTS: ReadonlySet<string> = new Set(['DET', 'NOUN', 'ADJ', 'PROPN', 'NUM', 'PRON', 'VERB'])
/** "People who repair books": what they do says who they are. */
const ANYBODY = wordSet('people person folk user customer client member employee worker staff team group')
const NEGATED = /\b(?:not|never|nobody|cannot|no)\b/i
/** Longest job, in words. */
const MOST_JOB_WORDS = 12

/**
 * A first message that tells a group of people, what they get done, and maybe the steps in one go, with labels: "Bike
 * mechanics repairing bikes" is "Executor: bike mechanics. Job: repair bikes.". Takes time linear in its length.
 *
 * @returns null if it is not sure which words are which, or the member has labeled them
 */
export function labeledOpening(message: string, language: Language): string | null {
  const text = message.replace(/ \/ |\n+/g, '. ')
  const [first, ...labeled] = readSections(text)
  if (first?.about.kind !== 'open' || labeled.some(({ about }) => about.kind === 'executor')) return null
  const isLabeled = labeled.some(({ about }) => about.kind === 'job' || about.kind === 'steps')
  const opened = standardEnglish(isLabeled ? first.text : text, language).replace(OPENED, '')
  const group = groupOf(opened, language) ?? loneGroup(opened, language)
  if (group === null) return null
  const labels = isLabeled ? labeled.map((each) => `${each.label}${each.text}`) : []
  const hasJob = labeled.some(({ about }) => about.kind === 'job')
  const isAlone = !/\p{L}/u.test(group.rest)
  const told = hasJob ? (isAlone ? [] : null) : toldAfter(group.rest, group.head, language)
  return told === null ? null : [`Executor: ${group.words}.`, ...told, ...labels].join('\n')
}

/**
 * The job and the steps, with labels; null if it is not sure that they are told.
 * @param head what the group is called, which is named again where no job follows
 */
function toldAfter(rest: string, head: string, language: Language): readonly string[] | null {
  const link = LINK.exec(rest)?.[0]
  if (link === undefined || UNMENDED.test(rest)) return null
  const told = rest.slice(link.length)
  const end = JOB_END.exec(told)
  const job = jobOf(told.slice(0, end?.index), language)
  const more = end === null ? '' : told.slice(end.index + end[0].length).trim()
  const steps = stepsIn(more, language)
  // "Teachers who mark exams": which teachers.
  if (more === '' && /\b(?:who|that)\b/i.test(link)) return null
  if (job === null || (more !== '' && steps === null) || job.toLowerCase().includes(head.toLowerCase()))
    return null
  return steps === null ? [`Job: ${job}.`] : [`Job: ${job}.`, `Steps: ${steps}`]
}

/** The group that a text begins with, and what follows it; null if it begins with none. */
function groupOf(text: string, language: Language) {
  const article = ONE.exec(text)?.[0] ?? ''
  const bare = text.slice(article.length)
  const words = /^(?:[\p{L}'-]+ ?){1,4}/u.exec(bare)?.[0]?.trim().split(' ') ?? []
  for (let count = words.length; count > 0; count -= 1) {
    const named = words.slice(0, count)
    const head = language.tokensOf(named.join(' ').toLowerCase()).at(-1)
    const isGroup = head !== undefined && isPerson(head) && (article !== '' || isPlural(head))
    const isAnybody = count === 1 && head !== undefined && ANYBODY.has(head.base)
    if (!isGroup || isAnybody || named.slice(0, -1).some((word) => isNamedAlone(word, language))) continue
    const rest = bare.slice(named.join(' ').length)
    const where = WHERE.exec(rest)?.[0] ?? ''
    return {
      words: `${article}${named.join(' ')}${where}`,
      head: named.at(-1) ?? '',
      rest: rest.slice(where.length),
    }
  }
  return null
}

/** "Parents getting kids", "we nurses": the group has been named before, or nobody is named. */
function isNamedAlone(word: string, language: Language): boolean {
  const [token] = language.tokensOf(word.toLowerCase())
  return token === undefined || token.tag === 'PRON' || (isPerson(token) && isPlural(token))
}

/** What is done, with its verb in base form; null if it is no job. */
function jobOf(told: string, language: Language): string | null {
  const words = told.trim().split(' ')
  const [first = '', ...rest] = words
  const [token] = language.tokensOf(first.toLowerCase())
  const verb = token?.verb ?? null
  // "Honey harvest": any noun may be a verb. "Handle it": whatever was asked about.
  if (
    verb === null ||
    /^(?:it|this|that|them|these|those)$/i.test(rest.join(' ')) ||
    !isVerb(verb, NO_ADDED) ||
    rest.length === 0 ||
    words.length > MOST_JOB_WORDS ||
    NO_JOBS.has(verb)
  )
    return null
  const action = [verb, ...rest].join(' ')
  const [, base, object] = language.tokensOf(`to ${action}`)
  const isAction = base?.tag === 'VERB' && object !== undefined && OBJECTS.has(object.tag)
  return isAction && !NEGATED.test(action) ? action : null
}

/** What is told of the steps after the job; null if it tells none. */
function stepsIn(more: string, language: Language): string | null {
  const label = STEPS_LABEL.exec(more)?.[0] ?? ''
  const listed = more.slice(label.length)
  const parts = listed.split(/[,;.]\s|\band\b|\bthen\b/).filter((each) => /\p{L}/u.test(each))
  const isTold = label !== '' || TELLS_ORDER.test(listed) || areActions(listed, language)
  return parts.length >= FEWEST_STEPS && isTold ? listed : null
}

/** "Get the call, ask the customer what it is doing, find the unit": each begins with what is done. */
const areActions = (listed: string, language: Language): boolean =>
  listed.split(/[,;]\s/).every((each) => {
    const [, first, next] = language.tokensOf(`to ${each.trim().toLowerCase()}`)
    return first?.tag === 'VERB' && first.key === first.base && next !== undefined
  })
