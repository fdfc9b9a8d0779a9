import {
  AFTER_STEP,
  ASKED,
  ASKED_WHY,
  BELONGING,
  DENIED,
  HAPPENING,
  LEAD,
  ORDERED,
  RIGHT_STEP,
  SOMEWHERE,
  WITHOUT_SUBJECT,
  WRONG,
} from './MOVES.ts'
import { readWhich, type Which } from './readWhich.ts'

/** What a clause says of where statements belong. */
export interface ToldMove {
  readonly which: Which
  /** The step as it is named; empty if none is. */
  readonly step: string
  /** Whether nothing but a statement can be meant, so that a step which does not exist is asked about. */
  readonly isSure: boolean
  /** Whether all words of a step name it here; else only its action or its place does. */
  readonly isFiled: boolean
}

const LATEST: Which = { kind: 'latest', isOne: false, isSpoken: true }
/** Where only a statement can be put. */
const FILED = /^belong/
/** What a thing of work is too: "the labels are for the boxes". */
const OF_THINGS = /^(?:is|are|was|were)$/
const MOVING = /^(?:is|are|was|were|goes|go|sits?)$/
const ARROW = / ?(?:->|=>|→) ?/u
const NO = /^(?:no|nope|nah)\b/

/**
 * Reads where a clause says that statements belong; null if it says nothing of that.
 * @param clause in lower case, with contractions written out
 */
export function readMove(clause: string): ToldMove | null {
  const text = clause.replace(LEAD, '').replace(ARROW, ' belongs to ')
  const wrong = WRONG.exec(text)
  if (wrong !== null) return ofWrongStep(wrong[0], wrong.groups ?? {})
  const elsewhere = moveOf(SOMEWHERE.exec(text)?.groups?.which, '', true)
  if (elsewhere !== null && !isBare(elsewhere.which)) return elsewhere
  const why = ASKED_WHY.exec(text)?.groups
  if (why !== undefined) return moveOf(why.which, why.step, true)
  const denied = DENIED.exec(text)?.groups
  if (denied !== undefined) return moveOf('that', denied.step, false)
  const ordered = ORDERED.exec(text.replace(AFTER_STEP, ''))?.groups
  if (ordered !== undefined) {
    const move = moveOf(ordered.which ?? 'it', ordered.step, ordered.verb === 'file')
    if (move !== null) return move
  }
  const {
    which,
    step,
    verb = '',
    place = '',
  } = (BELONGING.exec(text.replace(AFTER_STEP, '')) ?? ASKED.exec(text.replace(AFTER_STEP, '')))?.groups ?? {}
  if (which !== undefined) {
    const isFiled = FILED.test(verb) && /^(?:to|under|in|with|at)$/.test(place)
    const read = moveOf(which, step, isFiled)
    // "The last one goes to the wrong shop" may tell of a thing.
    const isOpen = MOVING.test(verb) && !/^(?:about|of|under|for)$/.test(place)
    const move = read === null ? null : { ...read, isSure: read.isSure && !isOpen }
    // "The labels are for the boxes" tells of labels.
    if (move !== null && !(isBare(move.which) && !isFiling(verb, place))) return move
  }
  const happening = HAPPENING.exec(text.replace(AFTER_STEP, ''))?.groups
  const happened = moveOf(happening?.which, happening?.step, false)
  if (happened !== null && !isBare(happened.which)) return { ...happened, isSure: false }
  const alone = WITHOUT_SUBJECT.exec(text.replace(AFTER_STEP, ''))?.groups
  if (alone !== undefined) return moveOf('it', alone.step, false)
  const named = NO.test(clause) ? /^(?:that|this|it) is (?<step>[^,;]{3,40})$/u.exec(text)?.groups : undefined
  return named === undefined ? null : moveOf('it', named.step, false)
}

/** "The first belongs to packing and the second to delivery": a clause for each. */
const NEXT =
  /,? (?:and|but) (?=(?:the )?(?:(?:first|second|third|fourth|last|other|one|statement|card)\b|[^,;]{2,30} (?:one|thing|card|statement)s? (?:(?:belongs?|goes|is) )?(?:to|under|with|in|for) ))/u
const ELIDED =
  /^(?<which>(?:the )?[^,;]{2,40}?) (?:(?:belongs?|goes|is) )?(?:to|under|with|in|for) (?<step>[^,;]{2,60})$/u

/** Reads where a clause says that several statements belong, each under a step of its own; none if it says nothing. */
export function readMoves(clause: string): readonly ToldMove[] {
  const [first = '', ...others] = clause.split(NEXT)
  const one = others.length === 0 ? null : readMove(first)
  const further = others.map((each) => {
    const { which, step } = ELIDED.exec(each)?.groups ?? {}
    return moveOf(which, step, true)
  })
  const all = [one, ...further].filter((move) => move !== null)
  if (others.length > 0 && all.length === others.length + 1) return all
  const whole = readMove(clause)
  return whole === null ? [] : [whole]
}

const isBare = (which: Which): boolean => which.kind === 'named' && which.isBare

/** Whether a thing can hardly be said to do so. */
const isFiling = (verb: string, place: string): boolean =>
  !OF_THINGS.test(verb) && (FILED.test(verb) || /^(?:under|with)$/.test(place) || verb.startsWith('should'))

function moveOf(phrase: string | undefined, step: string | undefined, isFiled: boolean): ToldMove | null {
  const which = readWhich((phrase ?? '').replace(LEAD, ''))
  if (which === null || step === undefined) return null
  const isNamed = which.kind !== 'latest' && !isBare(which)
  const isSpoken = which.kind === 'latest' && (which.isOne || (isFiled && which.isSpoken))
  return {
    which,
    step: step.replace(AFTER_STEP, '').trim(),
    isSure: isNamed || isSpoken,
    isFiled: isFiled && !isBare(which),
  }
}

function ofWrongStep(text: string, found: Readonly<Record<string, string | undefined>>): ToldMove | null {
  const phrase = (found.which ?? found.misplaced ?? found.filed ?? 'that').replace(LEAD, '')
  const said = (found.rest ?? found.told ?? found.instead ?? found.right ?? '')
    .replace(/^[\s,.:;!-]+/, '')
    .replace(LEAD, '')
    .replace(AFTER_STEP, '')
  const step = RIGHT_STEP.exec(said)?.groups?.step ?? ''
  const which = readWhich(phrase) ?? LATEST
  // "The minibar is in the wrong place" tells of a thing.
  const isOfThing = isBare(which) && found.filed === undefined && !/\bstep\b/.test(text) && step === ''
  return isOfThing ? null : { which, step, isSure: true, isFiled: true }
}
