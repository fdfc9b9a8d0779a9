import { hasAccess, type Member } from '@outcome-studio/shared/domain'
import type { Access } from '../contract.ts'
import { createReadable } from '../readable/createReadable.ts'
import type { StandalonePerson } from './createStandaloneHost.ts'
import type { StandaloneData } from './StandaloneData.ts'
import { UnknownPersonError } from './UnknownPersonError.ts'

/**
 * Connects to the local cloud and signs in as one of its people. Lasts as long as the page.
 *
 * @param email of a seeded person
 * @param now the present time, which decides on access whenever the record changes
 * @returns the person, once their record was read
 * @throws UnknownPersonError when nobody is seeded as that; what data throws when the local cloud does not answer
 */
export async function enterAs<Config>(
  email: string,
  data: StandaloneData<Config>,
  now: () => Date,
): Promise<StandalonePerson> {
  const config = await data.loadRuntimeConfig(fetch)
  data.initialiseData(config)
  const people = await data.listSeededPeople(config, fetch)
  const person = people.find((each) => each.email === email)
  if (!person) {
    throw new UnknownPersonError(
      email,
      people.map((each) => each.email),
    )
  }
  await data.signInWithToken(person.customToken)

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
        resolve({ member, claims, access })
      }
      data.watchMember(session.uid, session.domain, onRecord, reject)
    })
  })
}
