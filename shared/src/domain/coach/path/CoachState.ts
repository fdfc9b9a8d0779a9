import * as z from 'zod/mini'
import { OUTCOME_QUESTIONS } from '../drafts/OUTCOME_QUESTIONS.ts'

/**
 * The questions about the job map, from Execute outwards (docs/method.md §7). What comes before and what afterwards is
 * asked at once, as "around"; parts of answers are about one of them.
 */
export const STEP_QUESTIONS = ['execute', 'around', 'before', 'after'] as const
export type StepQuestion = (typeof STEP_QUESTIONS)[number]

/** The questions about the other layers of need (docs/method.md §5). */
export const LAYER_QUESTIONS = ['related', 'emotional', 'consumption', 'financial'] as const
export type LayerQuestion = (typeof LAYER_QUESTIONS)[number]

const question = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['executor', 'job', 'size', 'waiting', 'gaps', 'menu', 'end']) }),
  z.object({ kind: z.literal('steps'), about: z.enum(STEP_QUESTIONS) }),
  z.object({ kind: z.literal('outcomes'), stepId: z.string(), about: z.enum(OUTCOME_QUESTIONS) }),
  z.object({ kind: z.literal('repair'), uuid: z.string() }),
  z.object({ kind: z.literal('layer'), layer: z.enum(LAYER_QUESTIONS) }),
])

/** One question of the path. */
export type CoachQuestion = Readonly<z.infer<typeof question>>

/** Most questions that are remembered, which bounds the state's size: those about 200 steps. */
const MAX_PASSED = 600

/** Most items that one correction replaces. */
const MAX_REPLACED = 50

/** Most characters of words that are asked about. */
const MAX_UNCLEAR = 300

/** Most open points that are remembered, which bounds the state's size. */
export const MAX_LEFT = 40

/** Most characters of what was told before its question came. */
const MAX_HELD = 1_500

const leftWords = z.object({
  words: z.string().check(z.maxLength(MAX_UNCLEAR)),
  /** The question that they answered. */
  open: question,
  /** The step after which they were told, if they may be a step; null for the start of the study. */
  after: z.nullable(z.string().check(z.maxLength(200))),
  /** Whether the coach has asked about them, which it does once. */
  isAsked: z.exactOptional(z.boolean()),
})

/** Words of an answer that the coach could not place: an open point until they are said in another way. */
export type LeftWords = Readonly<z.infer<typeof leftWords>>

const id = z.string().check(z.maxLength(200))

const moving = z.object({
  asks: z.enum(['statement', 'step']),
  statementIds: z.array(id).check(z.maxLength(MAX_REPLACED)),
  stepIds: z.array(id).check(z.maxLength(200)),
})

const changing = z.object({
  kind: z.enum(['category', 'remove', 'reword']),
  /** Ids of the steps or statements that may be meant. */
  ids: z.array(id).check(z.maxLength(MAX_REPLACED)),
  /** The category or the wording that the one which is meant gets; empty to remove it. */
  to: z.string().check(z.maxLength(MAX_UNCLEAR)),
  /** The words that a wording replaces; all of them without it. */
  words: z.exactOptional(z.string().check(z.maxLength(MAX_UNCLEAR))),
})

const schema = z.object({
  open: question,
  /** Keys of the questions that were answered or passed over, oldest first. */
  passed: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MAX_PASSED)),
  /** How often the open question was not understood. */
  misses: z.int().check(z.minimum(0), z.maximum(9)),
  /** Hostile messages so far. */
  hostile: z.int().check(z.minimum(0), z.maximum(9)),
  /** Words of the last answer whose trouble the member has been asked about; empty if none. */
  unclear: z._default(z.string().check(z.maxLength(MAX_UNCLEAR)), ''),
  /** Words that were left out, oldest first. */
  left: z.exactOptional(z.array(leftWords).check(z.maxLength(MAX_LEFT))),
  /** Steps that were told before the job was fixed, as they were typed. */
  held: z.exactOptional(z.string().check(z.maxLength(MAX_HELD))),
  /** The question that the conversation began with; missing in states of earlier versions. */
  began: z.exactOptional(question),
  /** Ids of the steps, statements and goals whose drafts this answer corrects. */
  replaced: z.exactOptional(z.array(id).check(z.maxLength(MAX_REPLACED))),
  /** Ids of the statements of the last cards with any. */
  latest: z.exactOptional(z.array(id).check(z.maxLength(MAX_REPLACED))),
  /** Ids of the steps of the last cards with any. */
  latestSteps: z.exactOptional(z.array(id).check(z.maxLength(MAX_REPLACED))),
  /** What this answer asks about statements that are to be moved to another step. */
  moving: z.exactOptional(moving),
  /** What this answer asks about a change of a step or statement that is not clear. */
  changing: z.exactOptional(changing),
})

/** Where the conversation is. */
export type CoachState = Readonly<z.infer<typeof schema>>

/** Identifies a question. */
export function questionKey(asked: CoachQuestion): string {
  switch (asked.kind) {
    case 'steps':
      return `steps ${asked.about}`
    case 'outcomes':
      return `${asked.about} ${asked.stepId}`
    case 'repair':
      return `repair ${asked.uuid}`
    case 'layer':
      return `layer ${asked.layer}`
    default:
      return asked.kind
  }
}

/** Reads CoachMessage.state; null for anything that is no state. */
export function readCoachState(stored: string): CoachState | null {
  try {
    const parsed = schema.safeParse(JSON.parse(stored))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export const writeCoachState = (state: CoachState): string =>
  JSON.stringify({
    ...state,
    passed: state.passed.slice(-MAX_PASSED),
    unclear: state.unclear.slice(0, MAX_UNCLEAR),
    ...(state.left && {
      left: state.left
        .slice(-MAX_LEFT)
        .map(({ words, ...place }) => ({ ...place, words: words.slice(0, MAX_UNCLEAR) })),
    }),
    ...(state.held && { held: state.held.slice(0, MAX_HELD) }),
  })
