import {
  type ChecklistItem,
  type Member,
  type Profile,
  type StudyHeader,
  withItem,
} from '@outcome-studio/shared/domain'
import { useMutation } from '@tanstack/react-query'
import type { DataExport } from '../../account/useExportMyData.ts'
import type { LiveResult } from '../../queries/useLiveQuery.ts'
import type { Session } from '../../session/Session.ts'
import { createFakeValue } from './createFakeValue.ts'
import type { Data } from './Data.ts'
import { fakeCalls, resetFakeCalls } from './fakeCalls.ts'

const loaded = <Value>(data: Value): LiveResult<Value> => ({
  data,
  error: null,
  isPending: false,
  refetch: () => {},
})
const PENDING = { data: undefined, error: null, isPending: true, refetch: () => {} }
const NO_EXPORT = { isReading: false, documents: 0, file: undefined, error: null }

/** undefined until the stored sign-in was read. */
export const fakeSession = createFakeValue<Session | undefined>(undefined)
export const fakeRecord = createFakeValue<LiveResult<Member | null>>(PENDING)
export const fakeStudies = createFakeValue<LiveResult<readonly StudyHeader[]>>(loaded([]))
/** What a member pays, in US cents; undefined while it is being read. */
export const fakePrice = createFakeValue<number | null | undefined>(null)
export const fakeExport = createFakeValue<Omit<DataExport, 'start' | 'cancel'>>(NO_EXPORT)
const fakeToggles = createFakeValue<readonly (readonly [ChecklistItem, boolean])[]>([])

export function signedIn(member: Member, toolsAdmin = false): void {
  fakeRecord.set(loaded(member))
  fakeSession.set({
    state: 'signedIn',
    uid: member.id,
    email: member.email,
    domain: 'acme.test',
    claims: { toolsAdmin },
  })
}

export function signedOut(): void {
  fakeRecord.set(loaded(null))
  fakeSession.set({ state: 'signedOut' })
}

/** Resets everything to a page that was just opened. */
export function resetFakeData(): void {
  resetFakeCalls()
  fakeCalls.signOut.mockImplementation(async () => signedOut())
  fakeSession.set(undefined)
  fakeRecord.set(PENDING)
  fakeStudies.set(loaded([]))
  fakePrice.set(null)
  fakeExport.set(NO_EXPORT)
  fakeToggles.set([])
}

/** Shows a toggle at once; stores it unless the call rejects. */
function useChecklist({ checklistProgress }: Pick<Member, 'checklistProgress'>) {
  const unsaved = fakeToggles.use()
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
        const progress = data && withItem(data.checklistProgress, item, isDone)
        if (progress) fakeRecord.set(loaded({ ...data, checklistProgress: progress }))
      } finally {
        fakeToggles.set(fakeToggles.get().filter((other) => other !== entry))
      }
    },
  }
}

const { toggleChecklist, startExport, cancelExport, updateProfilePhoto, ...calls } = fakeCalls

/**
 * Replaces the data layer in tests of components that only show it:
 * `jest.mock('@outcome-studio/shared/data', () => jest.requireActual('@outcome-studio/shared/data/testing').fakeData)`.
 */
export const fakeData = {
  ...calls,
  identityLogOutUrl: (_config, returnTo) => `log out, then ${returnTo}`,
  useChecklist,
  useExportMyData: () => ({ ...fakeExport.use(), start: startExport, cancel: cancelExport }),
  useMember: fakeRecord.use,
  useMembershipPrice: (isWanted) => {
    const price = fakePrice.use()
    return { data: isWanted ? price : undefined, error: null }
  },
  useSession: fakeSession.use,
  useStudyList: fakeStudies.use,
  useUpdateProfile: () => useMutation({ mutationFn: (profile: Profile) => calls.updateProfile(profile) }),
  useUpdateProfilePhoto: () =>
    useMutation({ mutationFn: (photoUrl: string) => updateProfilePhoto(photoUrl) }),
  whenLive: async () => {},
} satisfies Partial<Data>
