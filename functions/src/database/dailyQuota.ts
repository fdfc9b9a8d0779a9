import type { DocumentPath } from '@outcome-studio/shared/domain/paths'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'

const usageSchema = z.object({ day: z.string(), used: z.number() })

interface QuotaOptions {
  /** Path of what the member has used on one day: { day, used }. */
  readonly member: DocumentPath
  /** Path of what all members have used together: { day, used }. */
  readonly total: DocumentPath
  readonly perDay: { readonly member: number; readonly total: number }
}

/** Counts what a member uses against the quotas of a day (UTC), their own and that of all members. */
export interface DailyQuota {
  /**
   * Counts before the use. Of concurrent calls only those that fit are counted.
   * @returns null if there was enough left; otherwise the quota that is used up, and nothing was counted
   */
  reserve(count: number): Promise<'member' | 'total' | null>
  /** The member's remaining quota of today, and when the next day starts (ISO 8601). */
  budget(): Promise<{ readonly left: number; readonly resetsAt: string }>
}

/** @param now milliseconds since 1970 */
export function openDailyQuota(
  { member, total, perDay }: QuotaOptions,
  firestore: Firestore,
  now: () => number,
): DailyQuota {
  const documents = [firestore.doc(member), firestore.doc(total)] as const
  const today = () => new Date(now()).toISOString().slice(0, 10)
  const usedOn = (day: string, stored: unknown) => {
    const usage = usageSchema.safeParse(stored)
    return usage.success && usage.data.day === day ? usage.data.used : 0
  }
  return {
    reserve: (count) =>
      firestore.runTransaction(async (transaction) => {
        const day = today()
        const [ofMember, inTotal] = await transaction.getAll(...documents)
        const used = {
          member: usedOn(day, ofMember?.data()) + count,
          total: usedOn(day, inTotal?.data()) + count,
        }
        if (used.member > perDay.member) return 'member'
        if (used.total > perDay.total) return 'total'
        transaction.set(documents[0], { day, used: used.member })
        transaction.set(documents[1], { day, used: used.total })
        return null
      }),
    budget: async () => {
      const day = today()
      const [ofMember, inTotal] = await firestore.getAll(...documents)
      const left = Math.min(
        perDay.member - usedOn(day, ofMember?.data()),
        perDay.total - usedOn(day, inTotal?.data()),
      )
      const midnight = new Date(`${day}T00:00:00Z`)
      midnight.setUTCDate(midnight.getUTCDate() + 1)
      return { left: Math.max(0, left), resetsAt: midnight.toISOString() }
    },
  }
}
