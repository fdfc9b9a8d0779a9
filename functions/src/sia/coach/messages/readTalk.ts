import { ANGRY, ASKING } from './CUES.ts'
import { plainClause } from './plainClause.ts'
import {
  AT_START,
  CHECKS,
  CONFUSED,
  COUNTED,
  ECHO,
  GO_TO,
  GO_TO_NUMBER,
  GRIEF,
  GUESS,
  IS_ABOUT,
  IS_STEP,
  LEFT_OUT,
  NAMED_STEP,
  RETORTS,
  SKIPPING,
  STEPS_DONE,
  TARGETS,
  WEARY,
  ZERO,
} from './TALK.ts'

/** What a message says to the coach beside its answer. */
export interface Talk {
  /** As it was typed, without what is only said to the coach; empty if nothing is left. */
  readonly content: string
  /** Whether anything was left out. */
  readonly isTalk: boolean
  readonly hasGrief: boolean
  readonly isWeary: boolean
  readonly isConfused: boolean
  /** Whether a target or a key figure is named. */
  readonly hasTarget: boolean
  /** What a target of zero says that should not be. */
  readonly unwanted: readonly string[]
  /** Whether it asks if the answer fits. */
  readonly isUnsure: boolean
  /** Whether that is a question, which is answered. */
  readonly asksBack: boolean
  /** Whether it asks if something is meant. */
  readonly asksMeaning: boolean
  /** Whether the job map is finished. */
  readonly endsSteps: boolean
  readonly skips: boolean
  /** What is to be left out, as far as it is known. */
  readonly leftOut: readonly string[]
  /** Steps that are named as such. */
  readonly steps: readonly string[]
  /** What is done, of which is asked whether it is an answer too. */
  readonly counted: readonly string[]
  /** Whether the words that were asked about are a step. */
  readonly isStep: boolean
  /** Whether the steps that are told come first. */
  readonly isAtStart: boolean
  /** Whether the words beside the choice are to be taken as they are. */
  readonly isOwnWords: boolean
  /** The step that is to be asked about, as it is named; null if none is. */
  readonly goesTo: string | null
}

type Found =
  | 'retort'
  | 'check'
  | 'asked'
  | 'meaning'
  | 'grief'
  | 'weary'
  | 'confused'
  | 'target'
  | 'ends'
  | 'skip'
  | 'isStep'
  | 'start'
  | 'own'
  | { readonly leftOut: string }
  | { readonly unwanted: string }
  | { readonly step: string }
  | { readonly counted: string }
  | { readonly goesTo: string }

/**
 * Separates what a message answers from what is only said to the coach. Takes time linear in the message's length.
 * @param isKnown whether a name is that of a step, or of words that are still to be asked about
 */
export function readTalk(message: string, isKnown: (name: string) => boolean): Talk {
  const found: Found[] = []
  const kept = message
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((piece, at) => (at % 2 === 1 ? piece : withoutTalk(piece, isKnown, found)))
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^[\s,;:.!]+/, '')
    .trim()
  const hasWords = /\p{L}/u.test(kept)
  const isUnsure = found.includes('check')
  const has = (kind: Found) => found.includes(kind)
  return {
    content: !hasWords ? '' : found.length === 0 ? message : isUnsure ? certain(kept) : kept,
    isTalk: found.length > 0,
    hasGrief: has('grief'),
    isWeary: has('weary'),
    isConfused: has('confused'),
    hasTarget: has('target') || found.some((each) => typeof each === 'object' && 'unwanted' in each),
    unwanted: found.flatMap((each) =>
      typeof each === 'object' && 'unwanted' in each ? [each.unwanted] : [],
    ),
    isUnsure,
    asksBack: has('asked'),
    asksMeaning: has('meaning'),
    endsSteps: has('ends'),
    skips: has('skip'),
    leftOut: found.flatMap((each) => (typeof each === 'object' && 'leftOut' in each ? [each.leftOut] : [])),
    steps: found.flatMap((each) => (typeof each === 'object' && 'step' in each ? [each.step] : [])),
    counted: found.flatMap((each) => (typeof each === 'object' && 'counted' in each ? [each.counted] : [])),
    isStep: has('isStep'),
    isAtStart: has('start'),
    isOwnWords: has('own'),
    goesTo:
      found.flatMap((each) => (typeof each === 'object' && 'goesTo' in each ? [each.goesTo] : []))[0] ?? null,
  }
}

/** "…, I must admit, and finding the key takes long": what follows a remark is a clause of its own. */
function separatorOf(separator: string, before: Found | null, piece: string): string {
  if (before !== null && PREDICATE.test(piece)) return ' '
  return before === 'retort' && /^\s*(?:and|but|so)\b/i.test(piece) ? '; ' : separator
}

/** A sentence without its clauses of talk. */
function withoutTalk(sentence: string, isKnown: (name: string) => boolean, found: Found[]): string {
  const whole = talkOf(sentence, isKnown)
  if (whole !== null) {
    found.push(whole)
    if (whole === 'check' && isQuestion(sentence)) found.push('asked')
    return ''
  }
  if (sentence.trim().endsWith('?') && /^(?:or )?(?:do|did) you mean\b/.test(plainClause(sentence))) {
    found.push('meaning')
    return ''
  }
  const counted = sentence.trim().endsWith('?') ? COUNTED.exec(plainClause(sentence))?.[1] : undefined
  if (counted !== undefined) {
    found.push('check', 'asked', { counted })
    return ''
  }
  const guess = sentence.trim().endsWith('?') ? GUESS.exec(plainClause(sentence))?.[1] : undefined
  if (guess !== undefined) {
    found.push('check')
    return `${guess}.`
  }
  const start = /^(?:and )?(?:the )?(?:next|second|other|last) one: /i.exec(sentence.trim())?.[0]
  if (start !== undefined) found.push('retort')
  const pieces = (start === undefined ? sentence : sentence.trim().slice(start.length)).split(SEPARATORS)
  if (pieces.length === 1) return pieces[0] ?? ''
  let text = ''
  let before: Found | null = null
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? ''
    const talk = talkOf(piece, isKnown)
    if (talk !== null) found.push(talk)
    // "What takes long, I guess, is …" is one clause again.
    else text += `${text === '' ? '' : separatorOf(pieces[at - 1] ?? '', before, piece)}${piece}`
    if (talk === 'check' && isQuestion(piece)) found.push('asked')
    before = talk
  }
  // "…, can you imagine?" asks nothing.
  const end = before === 'retort' ? '.' : (/(?<![.!?])[.!?]+$/.exec(sentence.trim())?.[0] ?? '')
  return text === '' || /[.!?]$/.test(text) ? text : `${text}${end}`
}

/** Goes on after what is said in between. */
const PREDICATE = /^(?:is|are|was|were|would be|will be|has|have)\b/i
/** "Is that right?" asks more than "right?". */
const isQuestion = (clause: string): boolean => /\s\S+\?$/.test(clause.trim())

/** Where a clause of talk ends; also before "and" that begins a death, or what the speaker cannot do in sleep. */
const SEPARATORS =
  /(,\s+|:\s+|;\s+|(?<!\s)\s+[-–—]\s+|(?<!\s)\s+and\s+(?=(?:(?:the|an?|my|our) )?\p{L}+ (?:had |has |was )?(?:passed away|died|dead)\b|i (?:still )?(?:can(?:['’]?t|not)|could not) sleep\b))/iu

function talkOf(clause: string, isKnown: (name: string) => boolean): Found | null {
  const text = plainClause(clause)
  if (text === '') return TENDER.test(clause.trim()) ? 'retort' : null
  if (TOLD_TWICE.test(text)) return 'retort'
  if (ANGRY.test(text)) return null
  if (ECHO.test(clause.trim())) return 'retort'
  if (AT_START.test(text)) return 'start'
  const [, named] = GO_TO_NUMBER.exec(text) ?? IS_ABOUT.exec(text) ?? []
  if (named !== undefined && isKnown(named)) return { goesTo: named }
  const [, goal] = GO_TO.exec(text) ?? []
  if (goal !== undefined && (isKnown(goal) || TALKED_ABOUT.test(text))) return { goesTo: goal }
  if (goal !== undefined && /^you (?:have )?skipped /.test(text)) return 'retort'
  if (/^use (?:my|the) words$/.test(text)) return 'own'
  const matches = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(text))
  if (IS_STEP.test(text)) return 'isStep'
  if (matches(GRIEF)) return 'grief'
  if (matches(WEARY)) return 'weary'
  if (matches(CONFUSED)) return 'confused'
  if (matches(STEPS_DONE)) return 'ends'
  if (SKIPPING.test(text)) return 'skip'
  const [, name] = LEFT_OUT.exec(text) ?? []
  if (name !== undefined && isKnown(name)) return { leftOut: name }
  const [, unwanted] = ZERO.exec(text) ?? []
  if (unwanted !== undefined) return { unwanted }
  if (matches(TARGETS)) return 'target'
  for (const pattern of NAMED_STEP) {
    const [, step] = pattern.exec(text) ?? []
    if (step !== undefined && !/^(?:that|this|it|these|those|what|which|who|how)\b/.test(step))
      return { step }
  }
  if (matches(RETORTS)) return 'retort'
  return matches(CHECKS) ? 'check' : null
}

/** Said beside other words, it is no anger of its own. */
const TOLD_TWICE = /^(?:i|we) (?:have )?(?:already|just) told you(?: (?:that|so|this|it|twice))?$/
/** Asks for a step whether there is one or not. Who would like to talk about somebody names the executor. */
const TALKED_ABOUT =
  /^(?:i would rather|let us|can we|could we|shall we) .{0,20}\b(?:(?:talk|speak) about|discuss)\b/
/** A word of address, alone. */
const TENDER = /^(?:my )?(?:love|dear|lol|haha)[.!,]*$/i

/** "Locksmiths then?" beside a question whether it fits: it answers. */
function certain(text: string): string {
  return text
    .split(/((?<=[.!?;])\s+|\n+)/u)
    .map((piece) => {
      const isAsked = ASKING.test(plainClause(piece))
      const said = piece
        .replace(/,? (?:then|before that)(?=[.!?]*$)/i, '')
        .replace(/^(?:maybe|perhaps|probably|possibly|i (?:guess|think|suppose)) that /i, '')
      return isAsked ? piece : said.replace(/(?<!\?)\?+$/, '.')
    })
    .join('')
}
