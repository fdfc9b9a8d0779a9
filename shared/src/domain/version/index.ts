export type { RemoteVersion } from './versionOffer.ts'
export { versionOffer } from './versionOffer.ts'
