import type { Subscription } from '@outcome-studio/shared/domain'
import type { Data } from './Data.ts'

type Call = Exclude<keyof Data, 'RuntimeConfigError'>
const fake = <Name extends Call>(_name: Name) => jest.fn<ReturnType<Data[Name]>, Parameters<Data[Name]>>()

const ACTIVE: Subscription = { status: 'active', price: null, cancelAtPeriodEnd: false }

/** What tests let the data layer do, and what it was asked. */
export const fakeCalls = {
  completeSignIn: fake('completeSignIn'),
  deleteMyAccount: fake('deleteMyAccount'),
  isIdentityProviderUp: fake('isIdentityProviderUp'),
  isSignInPending: fake('isSignInPending'),
  listSeededPeople: fake('listSeededPeople'),
  readSignIn: fake('readSignIn'),
  readSubscription: fake('readSubscription'),
  reauthenticate: fake('reauthenticate'),
  requestPasswordChange: fake('requestPasswordChange'),
  runSSOMigrationSync: fake('runSSOMigrationSync'),
  saveCookieChoice: fake('saveCookieChoice'),
  signInWithToken: fake('signInWithToken'),
  signOut: fake('signOut'),
  startSignIn: fake('startSignIn'),
  updateProfile: fake('updateProfile'),
  cancelExport: jest.fn<void, []>(),
  startExport: jest.fn<void, Parameters<ReturnType<Data['useExportMyData']>['start']>>(),
  toggleChecklist: jest.fn<Promise<void>, Parameters<ReturnType<Data['useChecklist']>['toggle']>>(),
  updateProfilePhoto: jest.fn<Promise<void>, [photoUrl: string]>(),
}

/** Lets everything work at once, with an active subscription and a recent sign-in. */
export function resetFakeCalls(): void {
  for (const call of Object.values(fakeCalls)) call.mockReset()
  const { completeSignIn, isIdentityProviderUp, isSignInPending, listSeededPeople } = fakeCalls
  completeSignIn.mockResolvedValue({ kind: 'noRedirect' })
  isIdentityProviderUp.mockResolvedValue(true)
  isSignInPending.mockReturnValue(false)
  listSeededPeople.mockResolvedValue([])
  fakeCalls.readSignIn.mockResolvedValue({ isByToken: false })
  fakeCalls.readSubscription.mockResolvedValue(ACTIVE)
  fakeCalls.startSignIn.mockReturnValue(new Promise(() => {}))
  const { deleteMyAccount, reauthenticate, requestPasswordChange, runSSOMigrationSync } = fakeCalls
  const { saveCookieChoice, signInWithToken, signOut, toggleChecklist } = fakeCalls
  const { updateProfile, updateProfilePhoto } = fakeCalls
  const answerless = [
    deleteMyAccount,
    reauthenticate,
    requestPasswordChange,
    runSSOMigrationSync,
    saveCookieChoice,
    signInWithToken,
    signOut,
    toggleChecklist,
    updateProfile,
    updateProfilePhoto,
  ]
  for (const call of answerless) call.mockResolvedValue(undefined)
}
resetFakeCalls()
