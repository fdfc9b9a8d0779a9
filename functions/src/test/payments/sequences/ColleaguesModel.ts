import { StudioError } from '@outcome-studio/shared/domain/errors'
import { boughtGroupId, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { changeGroup, type SeatChange } from '../../../members/groups/changeGroup.ts'
import { giveSeat } from '../../../members/groups/giveSeat.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { COLLEAGUES, type Step } from './sequences.ts'

export const DOMAIN = 'solo.test'

/** Uids of a member's colleagues. */
export const colleaguesOf = (owner: string): readonly string[] =>
  Array.from({ length: COLLEAGUES }, (_, index) => `${owner}-colleague${index}`)

/** The colleagues of a member, and what happens to the seats of the member's group. */
export class ColleaguesModel {
  readonly #owner: string
  readonly #cloud: PaymentsCloud

  constructor(owner: string, cloud: PaymentsCloud) {
    this.#owner = owner
    this.#cloud = cloud
  }

  /** Takes a step. One that is impossible now does nothing. */
  async take({ kind, colleague }: Extract<Step, { readonly colleague: number }>): Promise<void> {
    const uid = colleaguesOf(this.#owner)[colleague]
    if (uid === undefined) return
    const email = `${uid}@${DOMAIN}`
    if (kind === 'invite') return await this.#change({ kind, emails: [email] })
    if (kind === 'freeSeat') return await this.#change({ kind: 'free', uid })
    const { firestore } = this.#cloud
    const record = firestore.doc(memberPath({ uid, domain: DOMAIN }))
    if (!(await record.get()).exists) await record.set({ email, accessType: 'NEVER_SUBSCRIBED' })
    const person = { uid, domain: DOMAIN, email, emailVerified: true }
    // In two tabs at once.
    await Promise.all([1, 2].map(() => giveSeat(person, firestore, new Date())))
  }

  async #change(change: SeatChange): Promise<void> {
    try {
      await changeGroup(boughtGroupId(this.#owner), change, this.#cloud.firestore, new Date())
    } catch (error) {
      // Without a group, or without a free seat.
      if (!(error instanceof StudioError)) throw error
    }
  }
}

/** What the database says about a colleague: the end of their access, and whether there is a seat. */
export async function colleagueView(uid: string, { firestore }: PaymentsCloud) {
  const [record, seat] = await firestore.getAll(
    firestore.doc(memberPath({ uid, domain: DOMAIN })),
    firestore.doc(groupSeatPath(uid)),
  )
  return { endsAt: record?.get('trialExpiresAt') ?? '', hasSeat: seat?.exists === true }
}
