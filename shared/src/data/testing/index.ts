export { memory, resetMemory } from './double/memory.ts'
export { fakeCalls } from './fake/fakeCalls.ts'
export {
  fakeData,
  fakeExport,
  fakePrice,
  fakeRecord,
  fakeSession,
  fakeStudies,
  resetFakeData,
  signedIn,
  signedOut,
} from './fake/fakeData.ts'
