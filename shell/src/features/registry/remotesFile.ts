import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))

/** One line of remotes.json: where a feature's build lives right now. */
export const remoteEntrySchema = z.object({
  /** Folder and public id, for example "mfe-account". */
  id: filled,
  /** Federation name, for example "mfe_account". */
  name: filled,
  version: filled,
  /** Address of the federation manifest. */
  entry: z.url({ protocol: /^https?$/ }),
  exposes: z.array(z.string()),
  /** Contract between host and feature that it was built for. */
  contract: z.int(),
})

export type RemoteEntry = Readonly<z.infer<typeof remoteEntrySchema>>

/** The list as a whole; its lines are parsed one by one, so that a broken one costs its own feature alone. */
export const remotesFileSchema = z.object({ remotes: z.array(z.unknown()) })
