import { isLoopback } from '@outcome-studio/shared/domain/base'
import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))

/** Content that cannot be another: SHA-384, as in the attribute `integrity`. */
const digest = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** An immutable build of a feature, as the registry lists it. */
export const releaseSchema = z.object({
  /** Folder and public id, for example "mfe-account". */
  id: filled,
  /** Federation name, for example "mfe_account". */
  name: filled,
  version: filled,
  /** Address of the federation manifest. */
  entry: z.string().check(z.refine(isTrustworthyAddress)),
  /** Digest that the manifest must have. The manifest has those of the scripts. */
  integrity: digest,
  exposes: z.readonly(z.array(z.string())),
  /** Version of the contract between host and feature that the build uses. */
  contract: z.int(),
})

export type Release = Readonly<z.infer<typeof releaseSchema>>

/** With TLS, or on the developer's machine. */
function isTrustworthyAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
