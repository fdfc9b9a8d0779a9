import * as z from 'zod/mini'
import { releaseSchema } from './releaseSchema.ts'

/** Who gets a canary: whoever one of the fields names. */
const audienceSchema = z.object({
  /** Share of members, 0 to 100. */
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  /** Whether tools admins get it. */
  admins: z.boolean(),
  /** Digests of domains of addresses, as of digestOf. */
  organizations: z.readonly(z.array(z.string())),
  /** Digests of email addresses, as of digestOf. */
  people: z.readonly(z.array(z.string())),
})

export type Audience = Readonly<z.infer<typeof audienceSchema>>

/** A release for some members, while the others keep the current one. */
const canarySchema = z.object({
  release: releaseSchema,
  audience: audienceSchema,
  /** When its first audience got it, ISO 8601. Absent in registries of before. */
  since: z.optional(z.string()),
})

const countsSchema = z.object({ views: z.int(), errors: z.int() })

/** A canary that was ended without becoming current. */
const stoppedSchema = z.object({
  version: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Somebody by a command, or the guard. */
  by: z.enum(['command', 'guard']),
  /** What the guard compared; null for a command. */
  counts: z.nullable(z.object({ canary: countsSchema, current: countsSchema })),
})

export type StoppedCanary = Readonly<z.infer<typeof stoppedSchema>>

/** One line of the registry: the current release of a feature, the one before, and the one that is being tried. */
export const registryLineSchema = z.extend(releaseSchema, {
  previous: z._default(z.nullable(releaseSchema), null),
  canary: z._default(z.nullable(canarySchema), null),
  /** The last canary that was stopped. Absent after another release or canary. */
  stopped: z.optional(stoppedSchema),
})

export type RegistryLine = Readonly<z.infer<typeof registryLineSchema>>

/** The registry. Its lines are parsed one by one, so that an invalid line affects only its own feature. */
export const registrySchema = z.object({
  /** Grows by one with each change. */
  revision: z._default(z.int(), 0),
  /** Added to whatever is digested, so that digests of two environments cannot be compared. */
  salt: z._default(z.string(), ''),
  remotes: z.readonly(z.array(z.unknown())),
})

/** A registry as it is stored where others than the owner of the shell's origin may write. */
export const signedRegistrySchema = z.object({
  /** The registry as JSON: what is signed. */
  content: z.string(),
  /** ECDSA over P-256 with SHA-256, base64. */
  signature: z.string(),
})

/** A registry all of whose lines are usable. */
export interface RegistryContent {
  readonly revision: number
  readonly salt: string
  readonly remotes: readonly RegistryLine[]
}
