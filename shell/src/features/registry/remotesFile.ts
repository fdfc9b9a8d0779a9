import { isLoopback } from '@outcome-studio/shared/domain/base'
import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))

/** One line of remotes.json: the current address of a feature's build. */
export const remoteEntrySchema = z.object({
  /** Folder and public id, for example "mfe-account". */
  id: filled,
  /** Federation name, for example "mfe_account". */
  name: filled,
  version: filled,
  /** Address of the federation manifest. */
  entry: z.string().check(z.refine(isTrustworthyAddress)),
  /** Digest that the manifest must have. The manifest has those of the scripts. */
  integrity: z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
  exposes: z.array(z.string()),
  /** Version of the contract between host and feature that the build uses. */
  contract: z.int(),
})

type Line = Readonly<z.infer<typeof remoteEntrySchema>>

/** The integrity is null for the override of a developer only. Its files are not verified. */
export type RemoteEntry = Omit<Line, 'integrity'> & { readonly integrity: string | null }

/** The whole file. Its lines are parsed one by one, so that an invalid line affects only its own feature. */
export const remotesFileSchema = z.object({ remotes: z.array(z.unknown()) })

/** With TLS, or on the developer's machine. */
function isTrustworthyAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
