import { type Member, parseMember } from '@outcome-studio/shared/domain/member'
import type { SignedIn } from '../../session/Session.ts'
import { resetMemory } from './memory.ts'

const EMAIL = 'standard@acme.test'

const PERSON: SignedIn = {
  state: 'signedIn',
  uid: 'standard',
  domain: 'acme.test',
  email: EMAIL,
  claims: { toolsAdmin: false },
}

const MEMBER: Member = {
  ...parseMember({}),
  id: EMAIL,
  email: EMAIL,
  name: 'Stella Standard',
  firstName: 'Stella',
  lastName: 'Standard',
  accessType: 'STANDARD',
}

const nothing = () => {}

/**
 * What a standalone page needs of shared/data, without a Firebase project: one member with access, and an empty database
 * in memory for studies, needs documents, the coach and custom rules. It is lost with the page. Live events and payments
 * are not part of it.
 */
export const sampleData = {
  loadRuntimeConfig: async () => null,
  initializeData: () => void resetMemory(),
  listSeededPeople: async () => [{ email: EMAIL, customToken: 'sample' }],
  signInWithToken: async () => {},
  watchSession: (listener: (session: SignedIn) => void) => {
    listener(PERSON)
    return nothing
  },
  watchMember: (_uid: string, _domain: string, listener: (member: Member) => void) => {
    listener(MEMBER)
    return nothing
  },
}
