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
  entry: z.url({ protocol: /^https?$/ }),
  exposes: z.array(z.string()),
  /** Version of the contract between host and feature that the build uses. */
  contract: z.int(),
})

export type RemoteEntry = Readonly<z.infer<typeof remoteEntrySchema>>

/** The whole file. Its lines are parsed one by one, so that an invalid line affects only its own feature. */
export const remotesFileSchema = z.object({ remotes: z.array(z.unknown()) })
