import type { LiveResult, SeededPerson, Session } from '@outcome-studio/shared/data'
import type { Member } from '@outcome-studio/shared/domain'
import { createReadable, useReadable } from '@outcome-studio/shared/feature'

/** Stands in for shared/data in tests of the shell: what it would tell, and what it was asked. */
export const fakeSession = createReadable<Session | undefined>(undefined)
export const fakeRecord = createReadable<LiveResult<Member | null>>({
  data: undefined,
  error: null,
  isPending: true,
  refetch: () => {},
})
export const fakeCalls = {
  signInWithToken: jest.fn(async (_customToken: string) => {}),
  signOut: jest.fn(async () => {}),
  listSeededPeople: jest.fn(async (): Promise<readonly SeededPerson[]> => []),
}

export const useSession = () => useReadable(fakeSession)
export const useMember = () => useReadable(fakeRecord)
export const signInWithToken = (customToken: string) => fakeCalls.signInWithToken(customToken)
export const signOut = () => fakeCalls.signOut()
export const listSeededPeople = () => fakeCalls.listSeededPeople()

export function signedIn(member: Member, toolsAdmin = false): void {
  fakeRecord.set({ data: member, error: null, isPending: false, refetch: () => {} })
  fakeSession.set({
    state: 'signedIn',
    uid: member.id,
    email: member.email,
    domain: 'acme.test',
    claims: { toolsAdmin },
  })
}

export function signedOut(): void {
  fakeRecord.set({ data: null, error: null, isPending: false, refetch: () => {} })
  fakeSession.set({ state: 'signedOut' })
}

/** Back to a page that has just been opened. */
export function resetFakeData(): void {
  fakeSession.set(undefined)
  fakeRecord.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  fakeCalls.signInWithToken.mockReset().mockResolvedValue(undefined)
  fakeCalls.signOut.mockReset().mockImplementation(async () => signedOut())
  fakeCalls.listSeededPeople.mockReset().mockResolvedValue([])
}
