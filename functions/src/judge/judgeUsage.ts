import {
  JUDGE_PROMPTS_PER_DAY,
  type JudgeRefusal,
  memberJudgeUsagePath,
  TOTAL_JUDGE_USAGE_PATH,
} from '@outcome-studio/shared/domain'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

const usageSchema = z.object({ day: z.string(), prompts: z.number() })

/** Counts prompts against the daily quotas. */
export interface JudgeUsage {
  /**
   * Counts prompts before they are sent. Of concurrent calls only those that fit are counted.
   * @returns null if they may be sent; otherwise nothing was counted
   */
  reserve(prompts: number): Promise<JudgeRefusal | null>
}

/** @param now milliseconds since 1970 */
export function openJudgeUsage(uid: string, firestore: Firestore, now: () => number): JudgeUsage {
  const ofMember = firestore.doc(memberJudgeUsagePath(uid))
  const inTotal = firestore.doc(TOTAL_JUDGE_USAGE_PATH)
  return {
    reserve: (prompts) => {
      const day = new Date(now()).toISOString().slice(0, 10)
      const usedIn = (stored: unknown) => {
        const usage = usageSchema.safeParse(stored)
        return usage.success && usage.data.day === day ? usage.data.prompts : 0
      }
      return firestore.runTransaction(async (transaction) => {
        const [member, total] = await transaction.getAll(ofMember, inTotal)
        const used = { member: usedIn(member?.data()) + prompts, total: usedIn(total?.data()) + prompts }
        if (used.member > JUDGE_PROMPTS_PER_DAY.member) return 'member'
        if (used.total > JUDGE_PROMPTS_PER_DAY.total) return 'total'
        transaction.set(ofMember, { day, prompts: used.member })
        transaction.set(inTotal, { day, prompts: used.total })
        return null
      })
    },
  }
}
