export type { ScriptedAnswer, SiaDouble, SiaScript } from './double/createSiaDouble.ts'
export { memory, resetMemory } from './double/memory.ts'
export { fakeCalls } from './fake/fakeCalls.ts'
export {
  fakeCatalogue,
  fakeCheckoutProgress,
  fakeData,
  fakeEventMessages,
  fakeEventProgress,
  fakeEvents,
  fakeEventsInfo,
  fakeExport,
  fakeMemberSnapshot,
  fakeNeeds,
  fakePrice,
  fakeRecord,
  fakeRegisteredEvents,
  fakeRegistrations,
  fakeSession,
  fakeStatements,
  fakeStudies,
  fakeStudySnapshot,
  fakeSubscriptions,
  fakeSyncState,
  loaded,
  resetFakeData,
  signedIn,
  signedOut,
} from './fake/fakeData.ts'
