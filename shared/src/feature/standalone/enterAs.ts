import { hasAccess, type Member } from '@outcome-studio/shared/domain'
import type { Access } from '../contract.ts'
import { createReadable } from '../createReadable.ts'
import type { StandalonePerson } from './createStandaloneHost.ts'
import { findPerson } from './findPerson.ts'
import type { StandaloneData } from './StandaloneData.ts'

/**
 * Connects to the local cloud and signs in as one of its people. Lasts as long as the page.
 *
 * @param email of a seeded person
 * @param now the present time, which decides on access whenever the record changes
 * @param report is handed what goes wrong later on
 * @returns the person, once their record was read
 * @throws StandaloneError when the local cloud does not answer or has nobody of this e-mail; what data throws
 */
export async function enterAs<Config>(
  email: string,
  data: StandaloneData<Config>,
  now: () => Date,
  report: (error: Error) => void,
): Promise<StandalonePerson> {
  const config = await data.loadRuntimeConfig(fetch)
  data.initialiseData(config)
  const { customToken } = await findPerson(email, config, data)
  await data.signInWithToken(customToken)

  const member = createReadable<Member | null>(null)
  const claims = createReadable({ toolsAdmin: false })
  const access = createReadable<Access>({ unrestricted: false, toolsAdmin: false })
  const decide = () => {
    const present = member.get()
    const { toolsAdmin } = claims.get()
    access.set({ unrestricted: present !== null && hasAccess(present, now()), toolsAdmin })
  }
  return new Promise((resolve, reject) => {
    let isWatched = false
    let fail: (error: Error) => void = reject
    data.watchSession((session) => {
      // The tab may begin with the sign-in of an earlier visit.
      if (session.state === 'signedOut' || session.email !== email) return
      claims.set(session.claims)
      decide()
      if (isWatched) return
      isWatched = true
      const onRecord = (record: Member) => {
        member.set(record)
        decide()
        fail = report
        resolve({ member, claims, access })
      }
      data.watchMember(session.uid, session.domain, onRecord, (error) => fail(error))
    })
  })
}
