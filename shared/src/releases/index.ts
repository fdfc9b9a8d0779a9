export { chooseRelease, digestOf, type Sha256, type Viewer } from './chooseRelease.ts'
export { describeMissing, type MissingName, missingNames, type NamesByModule } from './missingNames.ts'
export {
  type Audience,
  audienceSchema,
  type Canary,
  type RegistryContent,
  type RegistryLine,
  registryLineSchema,
  registrySchema,
  signedRegistrySchema,
} from './registrySchema.ts'
export { type Release, releaseSchema } from './releaseSchema.ts'
export { createKeyPair, isSigned, type KeyPair, sign } from './signature.ts'
