import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'

/* What the coach says to questions about the method. Each pattern matches a question in lower case. */

type Kind = CoachQuestion['kind']

/** What each question is about, for members who doubt whether their answer fits. */
export const MEANT: Partial<Readonly<Record<Kind, string>>> = {
  executor:
    'I mean the people who get the job done themselves: not whoever pays for it, and not whoever benefits from it.',
  job: 'A job is what they want to have done in the end, in any words that begin with a verb. Say it, and I show you the draft.',
  size: 'It is the right size if it covers all that they want to get done. If in doubt, leave it as it is: you can change it later.',
  steps:
    'Whatever or whoever does it today is one way to get it done. A step says what gets done, so it would be true with any other means.',
  outcomes:
    'Anything counts that takes long, goes wrong or is wasted at this step. Say what happens, and I show you the draft.',
  gaps: 'Anything counts that takes long, goes wrong or is wasted. Say what happens, and I show you the draft.',
}

const ONE_GROUP =
  'A study is about one group: those who do the work themselves, whatever they are called. If several share it, name what they have in common, or those who do most of it.'
const OF_OTHERS =
  'Answer for the people who get the job done. What happens to others counts where it makes that work longer or worse.'
const BELONGS =
  'It belongs here if this job is not done without it. What has an end of its own is a related job, which I ask about later.'
const EITHER = 'Either counts: time, material, trips and money, for whoever gets the job done.'
const DIFFERENCE =
  'A **job** is what people get done, whatever they use. A **step** is a part of it, an **outcome** is how they measure success at a step, and a **solution** is one way to do it, which no statement names.'
const QUALITY =
  'The job and its steps only say what gets done. How fast, how well or at what cost is an outcome, and we come to the outcomes later.'
const SIZE =
  'Ask *why* they do it to get a broader job, and *how* to get a narrower one. It is the right size if it covers all that they want to get done, and if you could improve it.'
const DETAIL =
  'As fine as you would explain it to somebody new: 8 to 20 steps for the whole job. A single grip is too fine, and the whole job again too broad.'
const VERB =
  'Yes, with a verb and what it is about, such as *Seat guests*. Say it in any words: I turn them round.'
const ORDER = 'Any order will do: you can drag the steps into the right one later.'

const JOB: readonly Kind[] = ['job', 'size']
const WORK: readonly Kind[] = ['steps', 'outcomes', 'gaps']

/** An answer to a question; if it is about some open questions only, these. */
interface MethodAnswer {
  readonly pattern: RegExp
  readonly answer: string
  readonly at?: readonly Kind[]
}

/** Asks whether something is a part of the job. */
const BELONGING =
  /\b(?:part of|belongs?|own (?:job|step|thing|study)|separate|(?:whole )?(?:an)?other (?:job|study|thing)|(?:goes?|comes?|listed|puts?) (?:in|under|here|with|there)|under here|nothing to do with|for another|leave (?:that|it) out|the (?:end|start) of)\b/

/** The first that matches counts. */
export const METHOD_ANSWERS: readonly MethodAnswer[] = [
  { pattern: BELONGING, answer: BELONGS, at: WORK },
  {
    pattern: /\b(?:more than one|several|many|two|other|multiple)\b.{0,20}\bjobs?\b/,
    answer:
      'A study has one core job. Other jobs of the same people are kept as related jobs, which I ask about later.',
  },
  {
    pattern:
      /\bdifference\b|\b(?:steps?|jobs?|outcomes?|tasks?|solutions?)(?:,)? or (?:(?:is (?:it|that)|just|an?|the|only|rather) )*(?:steps?|jobs?|outcomes?|tasks?|solutions?|bug|problem)\b/,
    answer: DIFFERENCE,
  },
  {
    pattern:
      /\b(?:one|two|single|more than one|several|both|everyone|everybody)\b.{0,24}\b(?:roles?|groups?|kinds?|people|persons?|executors?|professions?)\b|\b(?:roles?|groups?|executors?)\b.{0,20}\b(?:one|two|both|several)\b|\bwhy (?:cannot|can't|not) (?:it |this )?(?:just |simply )?(?:be )?every(?:one|body)\b/,
    answer: ONE_GROUP,
    at: ['executor'],
  },
  {
    pattern: /\b(?:fall under|counts?|included?|trainees?|apprentices?|qualified|does it matter|too)\b/,
    answer: ONE_GROUP,
    at: ['executor'],
  },
  {
    pattern:
      /\b(?:better|best|faster|quicker|cheaper|safer|easier|quickly|fast|cheap(?:ly)?|safely|properly|carefully|adverbs?|quality|quantify)\b/,
    answer: QUALITY,
    at: ['job', 'size', 'steps'],
  },
  { pattern: /\bverbs?\b/, answer: VERB, at: ['job', 'size', 'steps'] },
  {
    pattern: /\b(?:in|into|put (?:things|them) in) (?:the |a )?(?:right |correct |any )?(?:order|sequence)\b/,
    answer: ORDER,
  },
  {
    pattern:
      /\b(?:how (?:small|fine|big|detailed|precise|exact)|every (?:\p{L}+ )?\p{L}+\?|too (?:small|fine|detailed))/u,
    answer: DETAIL,
    at: ['steps'],
  },
  {
    pattern:
      /\b(?:broad(?:er)?|narrow(?:er)?|too (?:big|small|general|wide|vague|fluffy)|vague|fluffy|specific|right size|abstract|detailed|level)\b/,
    answer: SIZE,
    at: JOB,
  },
  { pattern: BELONGING, answer: BELONGS, at: JOB },
  {
    pattern:
      /\b(?:me|us|mine|my (?:problem|job|step|side))\b.{0,24}\bor\b|\bor (?:(?:is it|for|to|of|about) )?(?:me|us|mine|theirs)\b|\bwhose\b/u,
    answer: OF_OTHERS,
    at: WORK,
  },
  {
    pattern:
      /\bwaste[ds]?\b|\b(?:time|money|material)\b.{0,12}\bor\b|\bor (?:is it )?(?:time|money|material)\b/,
    answer: EITHER,
    at: ['outcomes', 'gaps'],
  },
]
