import type { DataExport, SignIn } from '@outcome-studio/shared/data'
import type { MemberExport, Profile } from '@outcome-studio/shared/domain'
import { createReadable, useReadable } from '@outcome-studio/shared/feature'
import { useMutation } from '@tanstack/react-query'

/** The calls of the data layer. Tests set their results. */
export const fakeCalls = {
  updateProfile: jest.fn<Promise<void>, [Profile]>(),
  updateProfilePhoto: jest.fn<Promise<void>, [string]>(),
  requestPasswordChange: jest.fn<Promise<void>, []>(),
  readSignIn: jest.fn<Promise<SignIn>, []>(),
  reauthenticate: jest.fn<Promise<void>, [string]>(),
  deleteMyAccount: jest.fn<Promise<void>, []>(),
  signOut: jest.fn<Promise<void>, []>(),
  startExport: jest.fn<void, [onFile: (file: MemberExport) => void]>(),
  cancelExport: jest.fn<void, []>(),
}

const IDLE = { isReading: false, documents: 0, file: undefined, error: null }

export const fakeExport = createReadable<Omit<DataExport, 'start' | 'cancel'>>(IDLE)
export const fakePrice = createReadable<number | null>(null)

/** Makes every call succeed at once, with a recent sign-in. */
export function resetFakeData(): void {
  fakeExport.set(IDLE)
  fakePrice.set(null)
  const { startExport, cancelExport, readSignIn, ...others } = fakeCalls
  startExport.mockReset()
  cancelExport.mockReset()
  readSignIn.mockReset().mockResolvedValue({ isByToken: false })
  for (const call of Object.values(others)) call.mockReset().mockResolvedValue()
}

export const useUpdateProfile = () => useMutation({ mutationFn: fakeCalls.updateProfile })
export const useUpdateProfilePhoto = () => useMutation({ mutationFn: fakeCalls.updateProfilePhoto })
export const useMembershipPrice = (isWanted: boolean) => ({
  data: useReadable(fakePrice) ?? (isWanted ? null : undefined),
})
export const useExportMyData = (): DataExport => ({
  ...useReadable(fakeExport),
  start: fakeCalls.startExport,
  cancel: fakeCalls.cancelExport,
})
export const { requestPasswordChange, readSignIn, reauthenticate, deleteMyAccount, signOut } = fakeCalls
