import { StudioError } from '@outcome-studio/shared/domain/errors'
import { boughtGroupId, groupPath, groupSeatPath, memberPath } from '@outcome-studio/shared/domain/paths'
import { changeGroup, type SeatChange } from '../../../members/groups/changeGroup.ts'
import { parseGroup } from '../../../members/groups/Group.ts'
import { giveSeat } from '../../../members/groups/giveSeat.ts'
import { invitationFields, invitationOf } from '../../../members/groups/groupSeats.ts'
import { callAsMember } from '../callAsMember.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import { COLLEAGUES, type SeatStep } from './sequences.ts'

const DAY = 86_400_000

/** The domain of a member and their colleagues. Groups of other members are not open to it. */
export const domainOf = (owner: string): string => `${owner}.test`

/** An account of a colleague. */
export interface ColleagueAccount {
  readonly uid: string
  /** How often they took a seat. */
  takes: number
  isDeleted: boolean
}

/** A colleague, who may have had several accounts with one address. */
export interface Colleague {
  readonly email: string
  /** The latest one last. */
  readonly accounts: ColleagueAccount[]
  /** Days on which they have certainly been invited, and on which they may have been. */
  readonly invited: { readonly certain: Set<string>; readonly possible: Set<string> }
  /** What the latest steps have led to, as far as the model knows. */
  state: 'none' | 'invited' | 'seated'
}

/** The colleagues of a member, and what happens to the seats of the member's group. */
export class ColleaguesModel {
  readonly domain: string
  readonly colleagues: readonly Colleague[]
  readonly #owner: string
  readonly #cloud: PaymentsCloud

  constructor(owner: string, cloud: PaymentsCloud) {
    this.#owner = owner
    this.#cloud = cloud
    this.domain = domainOf(owner)
    this.colleagues = Array.from({ length: COLLEAGUES }, (_, index) => ({
      email: `colleague${index}@${this.domain}`,
      accounts: [],
      invited: { certain: new Set<string>(), possible: new Set<string>() },
      state: 'none',
    }))
  }

  /** Takes a step. One that is impossible now does nothing. */
  async take(step: SeatStep): Promise<void> {
    switch (step.kind) {
      case 'invite':
        return await this.#invite(this.#find(step.colleague, 'none'), step.daysAgo)
      case 'withdraw': {
        const { email } = this.#find(step.colleague, 'invited')
        return void (await this.#change({ kind: 'withdraw', email }))
      }
      case 'freeSeat':
        return await this.#free(this.#find(step.colleague, 'seated'))
      case 'move':
        return await this.#move(this.#find(step.colleague, 'seated'), this.#find(step.to, 'none'))
      case 'open':
        return void (await this.#change({ kind: 'open', isOpen: step.isOpen }))
      case 'expireInvitations':
        return await this.#expireInvitations()
      case 'takeSeat':
        return await this.#takeSeat(this.#find(step.colleague, 'invited'), step.isInvited)
      case 'leave':
        return await this.#leave(this.#find(step.colleague, 'seated'))
    }
  }

  /** Prefers colleagues in a state. Otherwise most steps would be impossible. */
  #find(index: number, state: Colleague['state']): Colleague {
    const preferred = this.colleagues.filter((each) => each.state === state)
    const candidates = index % 4 === 3 || preferred.length === 0 ? this.colleagues : preferred
    const found = candidates[index % candidates.length]
    if (found === undefined) throw new RangeError('There are no colleagues.')
    return found
  }

  async #invite(colleague: Colleague, daysAgo: number): Promise<void> {
    const now = new Date(Date.now() - daysAgo * DAY)
    if (await this.#change({ kind: 'invite', emails: [colleague.email] }, now)) {
      await this.#noteInvitation(colleague, now)
    }
  }

  async #free(colleague: Colleague): Promise<void> {
    const account = accountOf(colleague)
    if (account === null) return
    if (await this.#change({ kind: 'free', uid: account.uid })) colleague.state = 'none'
  }

  async #move(from: Colleague, to: Colleague): Promise<void> {
    const account = accountOf(from)
    if (account === null || from === to) return
    const now = new Date()
    if (await this.#change({ kind: 'move', uid: account.uid, email: to.email }, now)) {
      from.state = 'none'
      await this.#noteInvitation(to, now)
    }
  }

  /** Whoever has a seat already is not invited, and the server may have withdrawn the invitation meanwhile. */
  async #noteInvitation(colleague: Colleague, now: Date): Promise<void> {
    const { email, invited } = colleague
    const day = now.toISOString().slice(0, 'YYYY-MM-DD'.length)
    invited.possible.add(day)
    const stored = parseGroup((await this.#group().get()).data())
    const invitation = stored.kind === 'group' ? invitationOf(stored.group, email, now) : undefined
    if (invitation?.invitedAt !== now.toISOString()) return
    invited.certain.add(day)
    colleague.state = 'invited'
  }

  /** Lets time pass for all invitations. */
  async #expireInvitations(): Promise<void> {
    const group = this.#group()
    await this.#cloud.firestore.runTransaction(async (transaction) => {
      const stored = parseGroup((await transaction.get(group)).data())
      if (stored.kind !== 'group') return
      const expiresAt = new Date(Date.now() - DAY).toISOString()
      const invitations = Object.fromEntries(
        Object.entries(stored.group.invitations).map(([key, each]) => [key, { ...each, expiresAt }]),
      )
      transaction.update(group, invitationFields(invitations))
    })
  }

  async #takeSeat(colleague: Colleague, isInvited: boolean): Promise<void> {
    if (isInvited && colleague.state === 'none') await this.#invite(colleague, 0)
    const account = accountOf(colleague) ?? (await this.#signUp(colleague))
    const { firestore } = this.#cloud
    const { email } = colleague
    const person = { uid: account.uid, domain: this.domain, email, emailVerified: true }
    // In two tabs at once.
    const decisions = await Promise.all([1, 2].map(() => giveSeat(person, firestore, new Date())))
    account.takes += decisions.filter((each) => each === 'take').length
    if (decisions.some((each) => each === 'take' || each === 'keep')) colleague.state = 'seated'
  }

  async #signUp({ email, accounts }: Colleague): Promise<ColleagueAccount> {
    const { auth, firestore } = this.#cloud
    const place = email.slice(0, email.indexOf('@'))
    const account = { uid: `${this.#owner}-${place}-${accounts.length}`, takes: 0, isDeleted: false }
    const { uid } = account
    await auth.createUser({ uid, email, emailVerified: true })
    await firestore.doc(`memberDomains/${uid}`).set({ domains: [this.domain] })
    await firestore
      .doc(memberPath({ uid, domain: this.domain }))
      .set({ email, accessType: 'NEVER_SUBSCRIBED' })
    accounts.push(account)
    return account
  }

  async #leave(colleague: Colleague): Promise<void> {
    const account = accountOf(colleague)
    if (account === null) return
    account.isDeleted = true
    colleague.state = 'none'
    if (!(await callAsMember(account.uid, 'deleteMyAccount', null, this.#cloud))) {
      throw new Error('A colleague could not delete the account.')
    }
  }

  /** @returns false if the change is refused: without a group, or without a free seat */
  async #change(change: SeatChange, now = new Date()): Promise<boolean> {
    try {
      await changeGroup(boughtGroupId(this.#owner), change, this.#cloud.firestore, now)
      return true
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      return false
    }
  }

  #group() {
    return this.#cloud.firestore.doc(groupPath(boughtGroupId(this.#owner)))
  }
}

/** The account that a colleague has now; null without one. */
export function accountOf({ accounts }: Colleague): ColleagueAccount | null {
  const last = accounts.at(-1)
  return last === undefined || last.isDeleted ? null : last
}

/** What the database says about a colleague: the end of their access, and whether there is a seat. */
export async function colleagueView(uid: string, domain: string, { firestore }: PaymentsCloud) {
  const [record, seat] = await firestore.getAll(
    firestore.doc(memberPath({ uid, domain })),
    firestore.doc(groupSeatPath(uid)),
  )
  return {
    hasRecord: record?.exists === true,
    endsAt: record?.get('trialExpiresAt') ?? '',
    hasSeat: seat?.exists === true,
  }
}
