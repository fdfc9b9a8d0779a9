import { counted } from '@outcome-studio/shared/domain/base'
import { MEMBERS_LOG_PATH } from '@outcome-studio/shared/domain/paths'
import { parseMembersLogEntry } from '../../organization/membersLog.ts'
import type { AdminCloud } from '../cloud/AdminCloud.ts'

const DONE = { list: 'listed', export: 'exported' } as const

/** The latest admins who listed or exported members, newest first, one line each. */
export async function showMembersLog(
  limit: number,
  { firestore }: Pick<AdminCloud, 'firestore'>,
): Promise<readonly string[]> {
  const { docs } = await firestore.collection(MEMBERS_LOG_PATH).orderBy('at', 'desc').limit(limit).get()
  if (docs.length === 0) return ['No admin has listed members yet.']
  return docs.map((document) => lineOf(document.id, document.data()))
}

function lineOf(id: string, stored: unknown): string {
  const entry = parseMembersLogEntry(stored)
  if (entry === null) return `${id}: this entry cannot be read.`
  const { at, email, uid, action, scope, domain, members } = entry
  const place = scope === 'everybody' ? 'all domains' : domain
  return `${at}  ${email} (${uid})  ${DONE[action]} ${counted(members, 'member')} of ${place}`
}
