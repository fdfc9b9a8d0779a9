import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import { ASKING, ENDING, OPENING } from './asking.ts'

/** The category of the job map that a sentence gives to a step. */
export interface ToldCategory {
  /** The step as it is named. */
  readonly name: string
  /** null if only a wrong one is named. */
  readonly category: JobStepCategory | null
  /** The category that is denied; null if none is. */
  readonly denied: JobStepCategory | null
  /** Whether the words tell that a category is meant, and no work. */
  readonly isSure: boolean
  /** Whether they name it as one: "a preparation step", "the category". */
  readonly isFramed: boolean
  /** Whether they weigh one category against another: "more preparation", "preparation really". */
  readonly isWeighed: boolean
}

const WORDS: Readonly<Record<JobStepCategory, string>> = {
  Define: 'define|defining|definition',
  Locate: 'locate|locating',
  Prepare: 'prepare|preparing|preparation|prep|preparations?|preperation|preparing',
  Confirm: 'confirm|confirming|confirmation',
  Execute: 'execute|executing|execution',
  Monitor: 'monitor|monitoring',
  Modify: 'modify|modifying|modification',
  Conclude: 'conclude|concluding|conclusion',
}
const CATEGORY = Object.values(WORDS).join('|')
const KIND = '(?:step|stage|phase|category|part|column|group|section|type|kind)'
/** "a preparation step", "the category Prepare", "Prepare". */
const framed = (group: string): string =>
  `(?:(?:the|a|an|my|our) )?(?:(?<${group}Before>${KIND}|in|job map) )?["'*]?(?<${group}>${CATEGORY})["'*]?(?: (?<${group}Kind>${KIND}))?`
const NOT = `(?:,? (?:and |but )?(?:it is )?not|,? (?:rather than|instead of|than)) (?:(?:to|in|into|under|for|part of) )?${framed('wrong')}`
const MORE = '(?:(?:actually|really|more|rather|clearly|better|surely|just|only|always|about|of) )*'
const VERB =
  '(?<verb>is|are|was|belongs?(?: more)?|counts|goes|go|fits|(?:should|must|would|has to|have to|needs to|need to|ought to) (?:be|go|belong|count|come|have been))'
const PLACE = '(?:(?<place>to|in|into|under|as|part of|at|inside|with) )?'

/** "Change the category of step 3 to Confirm", "put the inspection under Prepare", "make step 2 a preparation step". */
const ASKED = new RegExp(
  `^${OPENING}${ASKING}(?<verb>move|put|file|sort|place|change|set|switch|assign|make|mark|label|categori[sz]e|classify|turn|list|shift|tag|treat) (?:the (?<of>category|phase|stage|type) (?:of|for) )?(?<name>.{1,80}?)(?: (?<from>from) ${framed('old')})? (?:(?:over )?(?<place>to be|to|into|in|under|as|for) )?${framed('right')}(?:${NOT})?${ENDING}$`,
  'u',
)
/** "The category of step 3 should be Confirm". */
const OF_CATEGORY = new RegExp(
  `^${OPENING}(?:the )?(?<of>category|phase|stage) (?:of|for) (?<name>.{1,80}?) (?:is wrong[,;:]? (?:it )?)?(?:is|should be|must be|has to be|needs to be) ${MORE}${framed('right')}(?:${NOT})?${ENDING}$`,
  'u',
)
/** "Inspect is a preparation step", "checking belongs to Confirm", "that is monitoring, not execution". */
const TOLD = new RegExp(
  `^${OPENING}(?<name>.{1,80}?) ${MORE}${VERB} (?<weighed>${MORE})${PLACE}${framed('right')}(?:${NOT})?(?<after>,? (?:really|actually|rather))?${ENDING}$`,
  'u',
)
/** "That is not execution, that is monitoring", "inspecting is not Execute but Confirm". */
const CORRECTED = new RegExp(
  `^${OPENING}(?<name>.{1,80}?) (?:is|are|belongs?|does) not ${MORE}(?:belong )?${PLACE}${framed('wrong')}(?:,? but|[,;]) (?:(?:it|that|this|they) (?:is|are|belongs?|should be) )?${MORE}(?:(?:to|in|under|part of) )?${framed('right')}${ENDING}$`,
  'u',
)
/** "Step 5 is in the wrong category, it should be Conclude". */
const MISFILED = new RegExp(
  `^${OPENING}(?<name>.{1,80}?) (?:is|are|has|have) (?:in |under )?(?:the |a )?(?<of>wrong (?:category|phase|stage|column|section))[,;:]? (?:but )?(?:(?:it|that|this) )?(?:should be|is|belongs|must be|should go) ${MORE}(?:(?:in|to|under|into) )?${framed('right')}${ENDING}$`,
  'u',
)
/** "Watching is not execution", "step 5 is in the wrong category": without the right one. */
const ONLY_DENIED = new RegExp(
  `^${OPENING}(?<name>.{1,80}?) (?:(?:is|are|does|belongs?) not ${MORE}(?:belong )?${PLACE}${framed('wrong')}|(?:is|are|has|have) (?:in |under )?(?:the |a )?wrong (?:category|phase|stage|column))${ENDING}$`,
  'u',
)
/** "Step 3: Prepare", "Inspect -> Confirm". */
const ARROW = new RegExp(
  `^${OPENING}(?:(?<name>.{2,80}?) ?(?<sign>->|=>|→|=)|(?<numbered>(?:step )?#?\\d{1,2}) ?:) ?${framed('right')}${ENDING}$`,
  'u',
)
const ADDRESSED = /^(?:the )?(?:job )?step ?#?\d|^#?\d+$|\bstep$|^(?:the )?(?:job )?step ["'\p{L}]|^["'“]/u

/** "Clearing weeds, that is preparation". */
const SPOKEN_AGAIN = /(?<=.{3}),? (?:that|this|it)$/u

const categoryOf = (word: string | undefined): JobStepCategory | null => {
  const found = Object.entries(WORDS).find(
    ([, words]) => word !== undefined && new RegExp(`^(?:${words})$`).test(word),
  )
  return (found?.[0] as JobStepCategory | undefined) ?? null
}

/**
 * The category in which a sentence puts a step; null if it puts none.
 * @param clause in lower case, with contractions written out, without the mark at its end
 * @param typed as it was typed: a category has a capital there
 */
export function readCategory(clause: string, typed: string): ToldCategory | null {
  for (const pattern of [MISFILED, CORRECTED, ASKED, OF_CATEGORY, ARROW, TOLD]) {
    const groups = pattern.exec(clause.replace(/^its (?=\p{L}+ing )/u, 'it is '))?.groups
    const category = categoryOf(groups?.right)
    if (groups === undefined || category === null) continue
    const name = (groups.name ?? groups.numbered ?? '').trim().replace(SPOKEN_AGAIN, '')
    if (name === '' || /^(?:i|we|you|they|he|she|there|what|who|nobody|everybody)\b/.test(name)) return null
    const { rightBefore, rightKind, wrong, of, sign, place, old } = groups
    const isNamed = [rightBefore, rightKind, wrong, of, sign, old].some((word) => word !== undefined)
    const isFiled = /^belong|^count|^goes|^fits|should|must|ought/.test(groups.verb ?? '')
    const isPlaced = place !== undefined && (isFiled || place === 'part of' || pattern === ASKED)
    const hasCapital = new RegExp(`[^.!?]\\s["'“*]?${category}\\b`).test(typed)
    return {
      name,
      category,
      denied: categoryOf(wrong),
      isFramed: isNamed || hasCapital,
      isWeighed: /more|rather|really|actually/.test(`${groups.weighed ?? ''}${groups.after ?? ''}`),
      isSure: isNamed || hasCapital || isPlaced || ADDRESSED.test(name) || groups.verb === 'make',
    }
  }
  const { name, wrong } = ONLY_DENIED.exec(clause)?.groups ?? {}
  return name === undefined
    ? null
    : { name, category: null, denied: categoryOf(wrong), isSure: true, isFramed: true, isWeighed: false }
}
