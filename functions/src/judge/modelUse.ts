import { FALLBACK_REASONS, type FallbackReason } from '@outcome-studio/shared/domain/languageModel'
import { MODEL_USE_PATH } from '@outcome-studio/shared/domain/paths'
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import { log } from '../log/log.ts'
import type { ModelTokens } from './LanguageModel.ts'

/** Who asks the language model. */
type ModelUser = 'coach' | 'judge'

/** What one answer of the coach, or the prompts of one run of the judge, took. */
export interface ModelUse {
  /** Requests of the coach's members, or prompts of the judge. */
  readonly asked: number
  /** Those that went on without the model, by reason. */
  readonly without: Readonly<Partial<Record<FallbackReason, number>>>
  readonly tokens: ModelTokens
}

/** Counts the use of the language model, all members together, by the day (UTC). */
export interface ModelUseCount {
  add(user: ModelUser, use: ModelUse): void
  /** Resolves when everything that was added is stored. Never rejects: a count that fails is logged. */
  stored(): Promise<void>
}

/** @param now milliseconds since 1970 */
export function openModelUse(firestore: Firestore, now: () => number): ModelUseCount {
  const pending: Promise<unknown>[] = []
  return {
    add: (user, { asked, without, tokens }) => {
      const day = dayOf(now())
      const reasons = Object.entries(without).map(
        ([reason, count]) => [reason, FieldValue.increment(count)] as const,
      )
      const counts = {
        asked: FieldValue.increment(asked),
        input: FieldValue.increment(tokens.input),
        output: FieldValue.increment(tokens.output),
        // An empty map would replace the stored one.
        ...(reasons.length > 0 && { without: Object.fromEntries(reasons) }),
      }
      pending.push(
        firestore
          .doc(pathOf(day))
          .set({ day, [user]: counts }, { merge: true })
          .catch((error: unknown) =>
            log.caught('The use of the language model could not be counted.', error),
          ),
      )
    },
    stored: async () => {
      await Promise.all(pending)
    },
  }
}

const count = z.int().min(0).catch(0)
const usedSchema = z
  .object({
    asked: count,
    input: count,
    output: count,
    without: z.record(z.string(), count).catch({}),
  })
  .catch({ asked: 0, input: 0, output: 0, without: {} })

/** The use on one day. */
export interface UsedModel {
  readonly asked: number
  readonly input: number
  readonly output: number
  /** Most frequent first. */
  readonly without: readonly { readonly reason: FallbackReason; readonly count: number }[]
}

/**
 * Reads the use of the latest days.
 * @param now milliseconds since 1970
 * @param days how many, today included
 * @returns one entry for each day, today first
 */
export async function readModelUse(firestore: Firestore, now: number, days: number) {
  const names = Array.from({ length: days }, (_day, back) => dayOf(now - back * 86_400_000))
  const references: readonly DocumentReference[] = names.map((day) => firestore.doc(pathOf(day)))
  const stored = await firestore.getAll(...references)
  return names.map((day, index) => ({
    day,
    coach: usedOf(stored[index]?.get('coach')),
    judge: usedOf(stored[index]?.get('judge')),
  }))
}

function usedOf(stored: unknown): UsedModel {
  const { without, ...counts } = usedSchema.parse(stored)
  const reasons = FALLBACK_REASONS.map((reason) => ({ reason, count: without[reason] ?? 0 }))
  return {
    ...counts,
    without: reasons.filter((each) => each.count > 0).sort((one, other) => other.count - one.count),
  }
}

const pathOf = (day: string): string => `${MODEL_USE_PATH}/${day}`

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
