import type { Auth, UserRecord } from 'firebase-admin/auth'

/** Most accounts that can be asked for at once. */
const ACCOUNTS = 100

/**
 * When people used the product last, by uid: ISO 8601, up to an hour late. Who has no account or no time is left out.
 * Firebase stores the time with the account, so nothing has to be written.
 */
export async function readLastSeen(
  uids: readonly string[],
  auth: Pick<Auth, 'getUsers'>,
): Promise<ReadonlyMap<string, string>> {
  const pages: { uid: string }[][] = []
  for (let from = 0; from < uids.length; from += ACCOUNTS) {
    pages.push(uids.slice(from, from + ACCOUNTS).map((uid) => ({ uid })))
  }
  const answers = await Promise.all(pages.map((page) => auth.getUsers(page)))
  return new Map(
    answers.flatMap(({ users }) =>
      users.flatMap((user) => {
        const at = lastSeenAt(user)
        return at === '' ? [] : [[user.uid, at] as const]
      }),
    ),
  )
}

/** A session renews its token every hour while the product is open. */
function lastSeenAt({ metadata: { lastRefreshTime, lastSignInTime } }: UserRecord): string {
  const times = [lastRefreshTime, lastSignInTime].flatMap((time) => {
    const at = Date.parse(time ?? '')
    return Number.isNaN(at) ? [] : [at]
  })
  return times.length === 0 ? '' : new Date(Math.max(...times)).toISOString()
}
