import type { ListedMember } from '@outcome-studio/shared/callables/listMembers'
import type { MembersScope } from '@outcome-studio/shared/domain/member'
import { fileNameOf, writeCsv } from '@outcome-studio/shared/files'
import { ACCESS_REASON_TEXTS } from '../domain/describeAccess.ts'
import { MEMBER_STATE_LABELS } from './selectMembers.ts'

const TITLES = [
  'Name',
  'Email',
  'State',
  'Access',
  'Reason',
  'Until (UTC)',
  'Group seat',
  'Last seen (UTC)',
  'Admin',
  'Planned plan',
  'Plan changes on (UTC)',
] as const

const yesOrNo = (is: boolean): string => (is ? 'Yes' : 'No')
const dayOf = (isoTime: string): string => isoTime.slice(0, 10)

const rowOf = (member: ListedMember): readonly string[] => [
  member.name,
  member.email,
  MEMBER_STATE_LABELS[member.state],
  yesOrNo(member.access.hasAccess),
  ACCESS_REASON_TEXTS[member.access.reason],
  dayOf(member.access.until),
  yesOrNo(member.hasSeat),
  member.lastSeenAt.slice(0, 16).replace('T', ' '),
  yesOrNo(member.isAdmin),
  member.planChange?.newPlan ?? '',
  dayOf(member.planChange?.at ?? ''),
]

/** Writes members as CSV (RFC 4180, UTF-8 with a byte order mark), one line each. No spreadsheet calculates any of it. */
export const membersToCsv = (members: readonly ListedMember[]): string =>
  writeCsv([TITLES, ...members.map(rowOf)])

/** A name for the file of members. @param now its day in UTC becomes a part of the name */
export function membersFileName(scope: MembersScope, domain: string, now: Date): string {
  const of = scope === 'everybody' ? 'everybody' : domain
  return fileNameOf(`members-${of}-${dayOf(now.toISOString())}`, 'csv', 'members')
}
