import * as z from 'zod/mini'
import { ANSWER_SCALE_NAMES } from './ANSWER_SCALES.ts'
import type { AnswerScale } from './SurveyAnswers.ts'

/** Bytes per chunk: below the limit of a document, with space for its name. */
export const CHUNK_BYTES = 900_000
/** Chunks of one survey: 10,000 respondents who rate 300 outcomes need 7. firestore.rules states the same. */
export const CHUNKS_MAX = 20

/** Consecutive numbers of chunks. */
interface ChunkRange {
  readonly first: number
  readonly chunks: number
}

/** What is known about stored answers without reading them. */
export interface SurveySummary {
  readonly scale: AnswerScale
  readonly respondents: number
  readonly outcomes: number
  /** Titles of the questions about the respondents. */
  readonly screeners: readonly string[]
  /** ISO 8601, UTC. */
  readonly importedAt: string
}

/** Stored answers, which are the chunks together. */
export interface StoredSurvey extends ChunkRange, SurveySummary {
  /** Differs for each import. */
  readonly id: string
}

/** Chunks of an import that is not whole. They do not count. */
export interface PendingSurvey extends ChunkRange {
  readonly id: string
}

/**
 * Names the chunks of a study's answers. An import writes its chunks one by one as pending, and replaces the current
 * answers with the last of its writes. So either all chunks count or none, and none is ever stored without a name.
 */
export interface SurveyHead {
  readonly current: StoredSurvey | null
  readonly pending: PendingSurvey | null
}

export const NO_SURVEY: SurveyHead = { current: null, pending: null }

const count = z.int().check(z.minimum(0))
const range = { id: z.string(), first: z.int().check(z.minimum(1)), chunks: count }
const headSchema = z.object({
  current: z.nullable(
    z.object({
      ...range,
      scale: z.enum(ANSWER_SCALE_NAMES),
      respondents: count,
      outcomes: count,
      screeners: z.array(z.string()),
      importedAt: z.string(),
    }),
  ),
  pending: z.nullable(z.object(range)),
})

/** @returns a head without answers if the stored one is missing or malformed */
export function parseSurveyHead(stored: unknown): SurveyHead {
  const parsed = headSchema.safeParse(stored)
  return parsed.success ? parsed.data : NO_SURVEY
}

/** Numbers of the chunks of a range. */
export const chunkNumbers = (range: ChunkRange | null): readonly number[] =>
  range === null ? [] : Array.from({ length: range.chunks }, (_none, at) => range.first + at)

/** Numbers of all chunks that a head names. */
export const allChunkNumbers = ({ current, pending }: SurveyHead): readonly number[] => [
  ...chunkNumbers(current),
  ...chunkNumbers(pending),
]
