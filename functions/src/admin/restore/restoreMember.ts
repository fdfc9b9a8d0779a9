import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import type { Firestore } from 'firebase-admin/firestore'
import { memberDomains } from '../../members/memberDomains.ts'
import { memberPlaces } from '../../members/memberPlaces.ts'
import { auditRequest } from '../audit/auditLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import type { RestoreSource } from '../command/AdminCommand.ts'
import { UsageError } from '../command/UsageError.ts'
import { copyDocuments } from './copyDocuments.ts'
import { planAccount } from './planAccount.ts'

/** A request for a payment page is answered when it is created, so a restored one would open another page. */
const SKIPPED: ReadonlySet<string> = new Set(['checkout_sessions'])

/**
 * Restores what belongs to one member from a database into which an export was imported. What exists stays as it is.
 * @throws UsageError if the account or the member's data is not there
 */
export async function restoreMember(
  email: string,
  { database, accounts }: RestoreSource,
  cloud: AdminCloud,
): Promise<readonly string[]> {
  const source = cloud.openDatabase(database)
  const { uid, create } = await planAccount(email, accounts, cloud)
  const { records, others, list } = memberPlaces(uid, await domainsIn(source, uid, email, database))
  const change = { action: 'restore member', target: { email, uid }, before: null, after: { database } }
  cloud.announce(`Restores what is missing of ${records.join(' and ')} from the database "${database}".`)
  const confirm = await auditRequest(cloud, change)
  await create?.()
  const counts = await copyDocuments([list, ...records, ...others], SKIPPED, {
    source,
    target: cloud.firestore,
  })
  await confirm({ database, ...counts })
  return [
    ...(create === null ? [] : [`The account of ${email} exists again.`]),
    `${counts.created} documents were restored; ${counts.existing} existed and stay as they are.`,
    'A subscription that was ended, a seat that was freed and registrations that were canceled do not come back:',
    'run "payments sync", "group invite", and ask the member to register again.',
  ]
}

async function domainsIn(
  source: Firestore,
  uid: string,
  email: string,
  database: string,
): Promise<readonly string[]> {
  const domains = await memberDomains(uid, domainOfEmail(email), source)
  const { records } = memberPlaces(uid, domains)
  const found = await source.getAll(...records.map((path) => source.doc(path)))
  if (found.some(({ exists }) => exists)) return domains
  throw new UsageError(`The database "${database}" has no record of ${email} (${uid}).`)
}
