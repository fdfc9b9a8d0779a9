export { chooseRelease, digestOf, type Sha256, type Viewer } from './chooseRelease.ts'
export { describeMissing, missingNames } from './missingNames.ts'
export { readRegistry, readSigned } from './readRegistry.ts'
export { readRegistryLine } from './readRegistryLine.ts'
export {
  type Audience,
  type RegistryContent,
  type RegistryLine,
  registryLineSchema,
  registrySchema,
  type StoppedCanary,
  signedRegistrySchema,
} from './registrySchema.ts'
export { type Release, releaseSchema } from './releaseSchema.ts'
export { createKeyPair, isSigned, type KeyPair, sign } from './signature.ts'
