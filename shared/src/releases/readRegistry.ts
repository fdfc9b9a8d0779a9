import { isRecord } from '@outcome-studio/shared/domain/base'
import { FormatError } from './readRegistryLine.ts'

/** A registry whose lines are not read yet. */
interface RegistryParts {
  readonly revision: number
  readonly salt: string
  readonly remotes: readonly unknown[]
}

/**
 * Reads a registry as `registrySchema` does, without the schema library. Its lines are read one by one, so that an
 * invalid line affects only its own feature.
 * @throws FormatError
 */
export function readRegistry(value: unknown): RegistryParts {
  const { revision = 0, salt = '', remotes } = isRecord(value) ? value : {}
  if (typeof revision !== 'number' || !Number.isSafeInteger(revision)) throw new FormatError('revision')
  if (typeof salt !== 'string') throw new FormatError('salt')
  if (!Array.isArray(remotes)) throw new FormatError('remotes')
  return { revision, salt, remotes }
}

/** Reads a signed registry as `signedRegistrySchema` does. @throws FormatError */
export function readSigned(value: unknown): { readonly content: string; readonly signature: string } {
  const { content, signature } = isRecord(value) ? value : {}
  if (typeof content !== 'string') throw new FormatError('content')
  if (typeof signature !== 'string') throw new FormatError('signature')
  return { content, signature }
}
