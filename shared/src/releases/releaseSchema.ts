import * as z from 'zod/mini'
import { isDigest } from './isDigest.ts'
import { isTrustworthyAddress } from './isTrustworthyAddress.ts'

const filled = z.string().check(z.minLength(1))

const digest = z.string().check(z.refine(isDigest))

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
