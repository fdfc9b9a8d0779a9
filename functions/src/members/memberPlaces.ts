import {
  calendarFeedPath,
  customerPath,
  type DocumentPath,
  memberDomainsPath,
  memberPath,
  paymentStatePath,
  usagePath,
} from '@outcome-studio/shared/domain/paths'
import { ledgerPathOf } from '../mail/people/MailPerson.ts'

/** Paths of documents that belong to one person, with everything below them. */
interface MemberPlaces {
  /** The records, one for each domain, with studies, needs documents, versions, sessions and registrations. */
  readonly records: readonly DocumentPath[]
  /** Membership, mails and the calendar address. */
  readonly others: readonly DocumentPath[]
  /** What was counted for limits. */
  readonly usage: DocumentPath
  /** The list of domains, without which the records cannot be found. */
  readonly list: DocumentPath
}

/**
 * Where the database stores what belongs to one person alone. Analytics events are found by a query, and seats belong
 * to their group.
 * @param domains all domains under which the person has data, see memberDomains
 */
export const memberPlaces = (uid: string, domains: readonly string[]): MemberPlaces => ({
  records: domains.map((domain) => memberPath({ uid, domain })),
  others: [customerPath(uid), paymentStatePath(uid), ledgerPathOf({ uid }), calendarFeedPath(uid)],
  usage: usagePath(uid),
  list: memberDomainsPath(uid),
})
