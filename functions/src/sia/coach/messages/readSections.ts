import { JOB_STEP_CATEGORIES, type JobStepCategory } from '@outcome-studio/shared/domain/study'

/** What a part of a message is about, by the label or the words before it. */
export type SectionAbout =
  | { readonly kind: 'open' }
  | { readonly kind: 'executor' }
  | { readonly kind: 'job' }
  | { readonly kind: 'steps' }
  | { readonly kind: 'before' }
  /** Before everything else. */
  | { readonly kind: 'atStart' }
  | { readonly kind: 'after' }
  | { readonly kind: 'category'; readonly category: JobStepCategory }
  /** What is said of a step that is named. */
  | { readonly kind: 'outcomes'; readonly name: string }

/** One part of a message, as it was typed. */
export interface Section {
  readonly about: SectionAbout
  readonly text: string
  /** What says what it is about; empty if nothing does. */
  readonly label: string
}

type Label = readonly [RegExp, (name: string) => SectionAbout]

const CATEGORIES: ReadonlyMap<string, JobStepCategory> = new Map(
  JOB_STEP_CATEGORIES.map((category) => [category.toLowerCase(), category]),
)

/** What an answer begins with where it says what it is about; the first group is a name. */
const LABELS: readonly Label[] = [
  [
    /^(?:and |but |so |no[,.:]? )*(?:the |our |my )?(?:job )?executors?(?: (?:is|are|would be|should be))?: ?|^(?:and |but |so |no[,.]? )*(?:the |our |my )?(?:job )?executors? (?:is|are|would be|should be) /i,
    () => ({ kind: 'executor' }),
  ],
  [
    /^(?:and |so )*(?:my|our|the) (?:team|people|crew|staff|group): |^(?:and |but |so |no[,.]? )*(?:the )?(?:people|ones|folks|guys)(?: (?:who|that) (?:do|get) .{2,20}?| doing (?:it|that|the (?:work|job)))?,? (?:they )?(?:are|is) (?:the )?(?=\p{L})/iu,
    () => ({ kind: 'executor' }),
  ],
  [
    /^(?:and |but |so |no[,.]? )*(?:the |our |my |their )?(?:core )?(?:functional )?job(?:[- ]to[- ]be[- ]done)?(?: (?:is|would be|should be))?: ?(?:to )?|^(?:and |but |so |no[,.]? )*(?:the |our |my |their )(?:core )?(?:functional )?job(?:[- ]to[- ]be[- ]done)? (?:is|would be|should be) (?:to )?(?!(?:not|too|wrong|(?:the )?right|fine|good|ok|(?:\p{L}+ly )?(?:done|carried out|handled|performed|managed) by)\b)|^(?:and )?job is (?:to )?/iu,
    () => ({ kind: 'job' }),
  ],
  [
    /^(?:and |so )*(?:the |our |my |their )?(?:job )?steps?(?: (?:that )?(?:i|we) (?:have|know|see))?(?: (?:in|of|for) (?:(?:the|their|our|my) )?(?:job map|job|order|sequence|process))*(?: so far)?(?: (?:is|are))?: ?|^(?:and |so )*(?:the |our |my |their )?(?:job )?steps are (?!too\b|not\b|in\b|fine\b|ok\b|right\b|wrong\b|missing\b|good\b)(?=\p{L}+ \p{L})/iu,
    () => ({ kind: 'steps' }),
  ],
  [
    /^(?:and )?(?:the )?outcomes?(?: statements?)? (?:for|of|at|in) ([^:]{2,60}): ?/i,
    (name) => ({ kind: 'outcomes', name }),
  ],
  [
    /^(?:and )?(?:for|at|in|during|while|when|with) ([^:,]{2,60}): ?/i,
    (name) => ({ kind: 'outcomes', name }),
  ],
  [
    /^(?:and )?(define|locate|prepare|confirm|execute|monitor|modify|conclude): ?/i,
    (name) => ({ kind: 'category', category: CATEGORIES.get(name.toLowerCase()) ?? 'Execute' }),
  ],
  [
    /^(?:and |but )?(?:right )?(?:before|first of) all(?: (?:of )?(?:that|this))?[,:?]? /i,
    () => ({ kind: 'atStart' }),
  ],
  [
    /^(?:and |but |ok |so )*(?:(?:before|b4)(?: (?:that|this))?[:?] ?|before (?:that|this),? |before, (?=\p{L})|before (?=(?:i|we|they|you) ))/iu,
    () => ({ kind: 'before' }),
  ],
  [
    /^(?:and |but |ok |so )*(?:(?:after|afterwards|after (?:that|this|it))[:?] ?|(?:afterwards|after (?:that|this|it)),? |after, (?=\p{L})|after (?=(?:i|we|they|you) ))/iu,
    () => ({ kind: 'after' }),
  ],
]

/** Between the parts of one sentence: "executor is X and the job is Y", "job: X, steps: Y". */
const JOINED =
  /,? and (?=the (?:core )?(?:functional )?job (?:is|:)|the executors? (?:is|are)\b)|, (?:and )?(?=(?:the )?(?:(?:job )?executors?(?::| (?:is|are) )|(?:core )?(?:functional )?job(?::| is )|(?:job )?steps?(?: (?:is|are))?(?::| are )))/gi

/** "And after... set up the list": what is told next belongs to it. */
const TRAILING = /(?<!\p{L})(before|after(?:wards)?)(?:\.{2,}|…) ?(?=\p{L})/giu

/** The parts of a message by what they are said to be about. A label counts for all that follows it, up to the next. */
export function readSections(message: string): readonly Section[] {
  const sections: { about: SectionAbout; text: string; label: string }[] = []
  const joined = message.replace(JOINED, '. ').replace(TRAILING, '$1, ')
  for (const sentence of joined.split(/(?<=[.!?;])\s+|\n+/u)) {
    const label = labelOf(sentence)
    const last = sections.at(-1)
    if (label !== null) sections.push(label)
    else if (last === undefined) sections.push({ about: { kind: 'open' }, text: sentence, label: '' })
    else last.text = `${last.text}${message.includes(`\n${sentence}`) ? '\n' : ' '}${sentence}`
  }
  return sections
    .map(({ about, text, label }) => ({ about, label, text: text.trim().replace(/;$/, '') }))
    .filter(({ text }) => /\p{L}/u.test(text))
}

function labelOf(sentence: string): Section | null {
  const text = sentence.trim().replace(/^[^\p{L}"“]+/u, '')
  for (const [pattern, aboutOf] of LABELS) {
    const found = pattern.exec(text)
    if (found !== null)
      return { about: aboutOf((found[1] ?? '').trim()), text: text.slice(found[0].length), label: found[0] }
  }
  return null
}
