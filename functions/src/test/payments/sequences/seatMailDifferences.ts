import { boughtGroupId, groupSeatPath } from '@outcome-studio/shared/domain/paths'
import type { MailLedger } from '../../../mail/ledger/MailLedger.ts'
import { ledgerPathOf } from '../../../mail/people/MailPerson.ts'
import type { Group } from '../../../members/groups/Group.ts'
import type { StoredSeat } from '../../../members/groups/StoredSeat.ts'
import type { PaymentsCloud } from '../openPayments.ts'
import type { Colleague } from './ColleaguesModel.ts'
import { isAboutDeletion } from './deletedDifferences.ts'
import { differs } from './differs.ts'
import type { MemberModel } from './MemberModel.ts'
import { mailsTo, type ReceivedMail, settledLedger } from './mailsTo.ts'

const LOST = /^Members who lost their seat: (\d+),/m
/** Who invites is named before it: by name if it is known, else by address. */
const INVITATION = ' has a seat for you in Outcome Studio'
const SEAT_ENDED = 'Your seat in Outcome Studio has ended'

/**
 * Whether the owner of a group and the colleagues got the mails about it: each once, to the right person, and no others.
 * @param group null if there is none
 * @param seats seats of the group
 */
export async function seatMailDifferences(
  member: MemberModel,
  group: Group | null,
  seats: readonly StoredSeat[],
  cloud: PaymentsCloud,
): Promise<readonly string[]> {
  const { colleagues } = member.seats
  const found = await Promise.all(colleagues.map((each) => colleagueMails(member, each, group, seats, cloud)))
  const reduced = found.reduce((sum, each) => sum + each.reduced, 0)
  const owned = await mailsTo(member.email, cloud)
  const told = owned.reduce((sum, { text }) => sum + Number(LOST.exec(text)?.[1] ?? 0), 0)
  // The mail to a colleague who deleted the account in the meantime was never sent.
  const isComplete = colleagues.every(({ accounts }) => accounts.every(({ isDeleted }) => !isDeleted))
  const bought = owned.filter(({ subject }) => /^You have \d+ seats? in/.test(subject)).length
  return [
    ...found.flatMap(({ texts }) => texts),
    ...(isComplete || reduced > told
      ? differs('members who lost a seat, as their owner was told', reduced, told)
      : []),
    ...(group !== null && !member.isDeleted ? differs('a mail about the seats', bought > 0, true) : []),
  ]
}

interface ColleagueMails {
  readonly texts: readonly string[]
  /** Mails about a seat that ended because the group has fewer. */
  readonly reduced: number
}

async function colleagueMails(
  { uid: owner }: MemberModel,
  colleague: Colleague,
  group: Group | null,
  seats: readonly StoredSeat[],
  cloud: PaymentsCloud,
): Promise<ColleagueMails> {
  const { email, accounts, invited } = colleague
  const [ofAddress, ...ofAccounts] = await Promise.all([
    settledLedger(ledgerPathOf({ email }), cloud),
    ...accounts.map(({ uid }) => settledLedger(ledgerPathOf({ uid }), cloud)),
  ])
  const mails = await mailsTo(email, cloud)
  const count = (isCounted: (mail: ReceivedMail) => boolean) => mails.filter(isCounted).length
  const invitations = count(({ subject }) => subject.endsWith(INVITATION))
  const deletions = count(isAboutDeletion)
  const endings = count(({ subject }) => subject === SEAT_ENDED)
  const ended = count(({ text }) => /^The membership of .* has ended\.$/m.test(text))
  const reduced = count(({ text }) => text.includes(' has fewer seats now, and yours was one of those'))
  const deleted = accounts.filter(({ isDeleted }) => isDeleted).length
  const takes = accounts.reduce((sum, each) => sum + each.takes, 0)
  const held = seats.filter((seat) => seat.email === email).length
  // A member who deletes the account gives the seat back without a mail.
  const lost = endings - ended
  const texts = [
    ...differs('invitations, at least', invitations >= invited.certain.size, true),
    ...differs('invitations, at most', invitations <= invited.possible.size, true),
    ...differs('mails about a deletion', deletions, deleted),
    ...differs('other mails', mails.length - invitations - deletions - endings, 0),
    ...(deleted === 0
      ? differs('mails about seats that were lost', lost, takes - held)
      : [
          ...differs('mails about seats that were lost, at most', lost <= takes - held, true),
          ...differs('mails about seats that were lost, at least', lost >= takes - held - deleted, true),
        ]),
    ...ledgerDifferences([ofAddress, ...ofAccounts], deleted === 0 ? mails.length : null),
    ...(await endDifferences(owner, colleague, group, ofAccounts, cloud)),
  ]
  return { texts: texts.map((text) => `${email}: ${text}`), reduced }
}

/** Every mail of a ledger was sent once. @param received null if some ledgers were deleted */
function ledgerDifferences(ledgers: readonly MailLedger[], received: number | null): readonly string[] {
  const mails = ledgers.flat()
  // An invitation is dropped if the person has another one of the same day.
  const unsent = mails.filter(({ state }) => state !== 'sent').map(({ key, state }) => `${key}: ${state}`)
  return [
    ...differs('mails that were not sent', unsent, []),
    ...(received === null ? [] : differs('mails in the mailbox', received, mails.length)),
  ]
}

/** Who has a seat of a group that has ended was told once. */
async function endDifferences(
  owner: string,
  { accounts }: Colleague,
  group: Group | null,
  ledgers: readonly MailLedger[],
  { firestore }: PaymentsCloud,
): Promise<readonly string[]> {
  if (group === null || Date.parse(group.endsAt) > Date.now()) return []
  const about = `seatEnded-${boughtGroupId(owner)}-${group.endsAt}`
  const found = await Promise.all(
    accounts.map(async ({ uid, isDeleted }, index) => {
      if (isDeleted || !(await firestore.doc(groupSeatPath(uid)).get()).exists) return []
      const isTold = ledgers[index]?.some(({ key }) => key === about) === true
      return differs('a mail about the end of the group', isTold, true)
    }),
  )
  return found.flat()
}
