export { isCriticalUpdate } from './isCriticalUpdate.ts'
export type { RemoteVersion } from './versionOffer.ts'
export { versionOffer } from './versionOffer.ts'
