import { hasAccess, type Member } from '@outcome-studio/shared/domain/member'
import type { Access } from '../core/contract.ts'
import { createReadable } from '../core/createReadable.ts'
import type { StandalonePerson } from './createStandaloneHost.ts'
import { findPerson } from './findPerson.ts'
import type { StandaloneData } from './StandaloneData.ts'

/**
 * Connects to the local cloud and signs in as one of its people, for as long as the page exists.
 *
 * @param email of a seeded person
 * @param now returns the current time, on which access depends
 * @param report called with each later error
 * @returns the person, once the record is loaded
 * @throws StandaloneError if the local cloud does not respond or has no person with this e-mail; any error of `data`
 */
export async function enterAs<Config>(
  email: string,
  data: StandaloneData<Config>,
  now: () => Date,
  report: (error: Error) => void,
): Promise<StandalonePerson> {
  const config = await data.loadRuntimeConfig(fetch, location.hostname)
  data.initializeData(config)
  const { customToken } = await findPerson(email, config, data)
  await data.signInWithToken(customToken)

  const member = createReadable<Member | null>(null)
  const claims = createReadable({ toolsAdmin: false })
  const access = createReadable<Access>({ unrestricted: false, toolsAdmin: false })
  const updateAccess = () => {
    const current = member.get()
    const { toolsAdmin } = claims.get()
    access.set({ unrestricted: current !== null && hasAccess(current, now()), toolsAdmin })
  }
  const loaded = Promise.withResolvers<void>()
  const onRecord = (record: Member) => {
    member.set(record)
    updateAccess()
    loaded.resolve()
  }
  const onError = (error: Error) => (member.get() === null ? loaded.reject(error) : report(error))
  let isWatchingMember = false
  data.watchSession((session) => {
    // The tab may still have the sign-in of an earlier visit.
    if (session.state === 'signedOut' || session.email !== email) return
    claims.set(session.claims)
    updateAccess()
    if (isWatchingMember) return
    isWatchingMember = true
    data.watchMember(session.uid, session.domain, onRecord, onError)
  })
  await loaded.promise
  return { member, claims, access }
}
