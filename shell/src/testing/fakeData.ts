import type {
  LiveResult,
  SeededPerson,
  Session,
  SignInOutcome,
  SignInStart,
} from '@outcome-studio/shared/data'
import {
  type ChecklistItem,
  type CookieChoice,
  type Member,
  type StudyHeader,
  type Subscription,
  withItem,
} from '@outcome-studio/shared/domain'
import { createReadable, useReadable } from '@outcome-studio/shared/feature'

const ACTIVE: Subscription = { status: 'active', price: null, cancelAtPeriodEnd: false }

/** Replaces shared/data in tests of the shell. Tests set its values and read its calls. */
export const fakeSession = createReadable<Session | undefined>(undefined)
export const fakeRecord = createReadable<LiveResult<Member | null>>({
  data: undefined,
  error: null,
  isPending: true,
  refetch: () => {},
})
export const fakeStudies = createReadable<LiveResult<readonly StudyHeader[]>>({
  data: [],
  error: null,
  isPending: false,
  refetch: () => {},
})
/** The membership price in US cents; undefined while it is loading. */
export const fakePrice = createReadable<number | null | undefined>(null)
const fakeToggles = createReadable<readonly (readonly [ChecklistItem, boolean])[]>([])
export const fakeCalls = {
  readSubscription: jest.fn(async (): Promise<Subscription> => ACTIVE),
  toggleChecklist: jest.fn(async (_item: ChecklistItem, _isDone: boolean) => {}),
  signInWithToken: jest.fn(async (_customToken: string) => {}),
  signOut: jest.fn(async () => {}),
  listSeededPeople: jest.fn(async (): Promise<readonly SeededPerson[]> => []),
  isSignInPending: jest.fn(() => false),
  startSignIn: jest.fn((_start: SignInStart): Promise<void> => new Promise(() => {})),
  completeSignIn: jest.fn(async (): Promise<SignInOutcome> => ({ kind: 'noRedirect' })),
  runSSOMigrationSync: jest.fn(async () => {}),
  isIdentityProviderUp: jest.fn(async () => true),
  saveCookieChoice: jest.fn(async (_choice: CookieChoice) => {}),
}

export const useSession = () => useReadable(fakeSession)
export const useMember = () => useReadable(fakeRecord)
export const useStudyList = () => useReadable(fakeStudies)
export const readSubscription = () => fakeCalls.readSubscription()
export function useMembershipPrice(isWanted: boolean) {
  const price = useReadable(fakePrice)
  return { data: isWanted ? price : undefined, error: null }
}
/** Shows a toggle at once and stores it when the call does not reject. */
export function useChecklist({ checklistProgress }: Member) {
  const unsaved = useReadable(fakeToggles)
  return {
    progress: unsaved.reduce(
      (progress, [item, isDone]) => withItem(progress, item, isDone),
      checklistProgress,
    ),
    isSaving: unsaved.length > 0,
    toggle: async (item: ChecklistItem, isDone: boolean) => {
      const entry = [item, isDone] as const
      fakeToggles.set([...fakeToggles.get(), entry])
      try {
        await fakeCalls.toggleChecklist(item, isDone)
        const { data } = fakeRecord.get()
        if (data) setRecord({ ...data, checklistProgress: withItem(data.checklistProgress, item, isDone) })
      } finally {
        fakeToggles.set(fakeToggles.get().filter((other) => other !== entry))
      }
    },
  }
}
export const signInWithToken = (customToken: string) => fakeCalls.signInWithToken(customToken)
export const saveCookieChoice = (choice: CookieChoice) => fakeCalls.saveCookieChoice(choice)
export const signOut = () => fakeCalls.signOut()
export const listSeededPeople = () => fakeCalls.listSeededPeople()
export const isSignInPending = () => fakeCalls.isSignInPending()
export const startSignIn = (start: SignInStart) => fakeCalls.startSignIn(start)
export const completeSignIn = () => fakeCalls.completeSignIn()
export const runSSOMigrationSync = () => fakeCalls.runSSOMigrationSync()
export const isIdentityProviderUp = () => fakeCalls.isIdentityProviderUp()
export const identityLogOutUrl = (_config: unknown, returnTo: string) => `log out, then ${returnTo}`

const setRecord = (member: Member) =>
  fakeRecord.set({ data: member, error: null, isPending: false, refetch: () => {} })

export function signedIn(member: Member, toolsAdmin = false): void {
  setRecord(member)
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

/** Resets all values to those of a newly opened page. */
export function resetFakeData(): void {
  fakeSession.set(undefined)
  fakeRecord.set({ data: undefined, error: null, isPending: true, refetch: () => {} })
  fakeStudies.set({ data: [], error: null, isPending: false, refetch: () => {} })
  fakePrice.set(null)
  fakeToggles.set([])
  fakeCalls.readSubscription.mockReset().mockResolvedValue(ACTIVE)
  fakeCalls.toggleChecklist.mockReset().mockResolvedValue(undefined)
  fakeCalls.signInWithToken.mockReset().mockResolvedValue(undefined)
  fakeCalls.saveCookieChoice.mockReset().mockResolvedValue(undefined)
  fakeCalls.signOut.mockReset().mockImplementation(async () => signedOut())
  fakeCalls.listSeededPeople.mockReset().mockResolvedValue([])
  fakeCalls.isSignInPending.mockReset().mockReturnValue(false)
  fakeCalls.startSignIn.mockReset().mockReturnValue(new Promise(() => {}))
  fakeCalls.completeSignIn.mockReset().mockResolvedValue({ kind: 'noRedirect' })
  fakeCalls.runSSOMigrationSync.mockReset().mockResolvedValue(undefined)
  fakeCalls.isIdentityProviderUp.mockReset().mockResolvedValue(true)
}

export const whenLive = async (): Promise<void> => {}
