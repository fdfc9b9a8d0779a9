import { domainOfEmail } from '@outcome-studio/shared/domain/member'
import { memberPath } from '@outcome-studio/shared/domain/paths'
import type { UserRecord } from 'firebase-admin/auth'
import type { AdminCloud } from '../cloud/AdminCloud.ts'
import { rightsOf } from '../Right.ts'

/** Accounts that are read at once. */
const PAGE = 500

/** All people with a right, one line each, sorted by address. */
export async function listRights(cloud: AdminCloud): Promise<readonly string[]> {
  const lines: string[] = []
  let token: string | undefined
  do {
    const { users, pageToken } = await cloud.auth.listUsers(PAGE, token)
    lines.push(...(await linesOf(users, cloud)))
    token = pageToken
  } while (token)
  return lines.length === 0 ? ['Nobody has a right.'] : lines.toSorted()
}

async function linesOf(users: readonly UserRecord[], { firestore }: AdminCloud): Promise<readonly string[]> {
  const people = users.flatMap((account) => {
    const domain = domainOfEmail(account.email ?? '')
    return domain === null ? [] : [{ account, path: memberPath({ domain, uid: account.uid }) }]
  })
  if (people.length === 0) return []
  const records = await firestore.getAll(...people.map(({ path }) => firestore.doc(path)))
  return people.flatMap(({ account }, index) => {
    const rights = rightsOf(account, records[index]?.data())
    return rights.length === 0 ? [] : [`${account.email} (${account.uid}): ${rights.join(', ')}`]
  })
}
