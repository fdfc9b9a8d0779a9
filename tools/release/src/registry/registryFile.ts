import { webcrypto } from 'node:crypto'
import {
  isSigned,
  registryLineSchema,
  registrySchema,
  sign,
  signedRegistrySchema,
} from '@outcome-studio/shared/releases'
import { z } from 'zod'
import { parseStored } from '../core/parseStored.ts'
import { ReleaseError } from '../core/ReleaseError.ts'
import type { Registry } from './Registry.ts'

const { subtle } = webcrypto

/** Name of the file that the shell reads. */
export const REGISTRY_FILE = 'remotes.json'

const shellsSchema = z.object({
  shells: z
    .array(z.object({ version: z.string(), since: z.iso.datetime(), until: z.iso.datetime().nullable() }))
    .default([]),
})

/** The keys of an environment: its public one, and the private one where it is known. */
export interface Keys {
  readonly publicKey: string
  readonly privateKey: string | null
}

/**
 * Reads a registry file.
 *
 * @param keys null for a file without a signature
 * @throws ReleaseError if it is malformed, or not signed with the environment's key
 */
export async function parseRegistry(text: string, keys: Keys | null): Promise<Registry> {
  if (keys === null) return parseContent(text)
  const { content, signature } = parseStored(REGISTRY_FILE, text, z.looseObject(signedRegistrySchema.shape))
  if (await isSigned(subtle, keys.publicKey, content, signature)) return parseContent(content)
  throw new ReleaseError(
    `${REGISTRY_FILE} is not signed with the key of this environment. Find out who wrote it before you replace it.`,
  )
}

/**
 * Content of the registry file.
 *
 * @param keys null for a file without a signature
 * @throws ReleaseError if the private key is missing or is not that of the environment
 */
export async function formatRegistry(registry: Registry, keys: Keys | null): Promise<string> {
  const content = JSON.stringify(registry)
  if (keys === null) return content
  if (keys.privateKey === null) {
    throw new ReleaseError('The variable RELEASE_KEY is missing: the private key of this environment.')
  }
  const signature = await sign(subtle, keys.privateKey, content).catch(() => '')
  if (await isSigned(subtle, keys.publicKey, content, signature))
    return JSON.stringify({ content, signature })
  throw new ReleaseError('RELEASE_KEY is not the private key of the public key in this environment.')
}

/** The registry of a file whose signature somebody else verifies. */
export function readUnverified(text: string): Registry {
  const signed = z.looseObject(signedRegistrySchema.shape).safeParse(JSON.parse(text))
  return parseContent(signed.success ? signed.data.content : text)
}

function parseContent(text: string): Registry {
  const { remotes, ...content } = parseStored(REGISTRY_FILE, text, z.looseObject(registrySchema.shape))
  const { shells } = parseStored(REGISTRY_FILE, text, shellsSchema)
  const lines = remotes.map((line) => registryLineSchema.safeParse(line))
  const parsed = lines.flatMap(({ data }) => (data === undefined ? [] : [data]))
  if (parsed.length < lines.length) throw new ReleaseError(`${REGISTRY_FILE} has a malformed line.`)
  return { revision: content.revision, salt: content.salt, remotes: parsed, shells }
}
