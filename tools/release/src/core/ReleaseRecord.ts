import { releaseSchema } from '@outcome-studio/shared/releases'
import { z } from 'zod'

const versions = z.record(z.string(), z.string())

/** What a feature takes from the shell, as its build found it. */
export const needsSchema = z.object({
  contract: z.int(),
  /** Range of versions by the request of each shared module. */
  packages: versions,
  names: z.record(z.string(), z.array(z.string())),
})

/** What a shell provides to features, as its build found it. */
export const offersSchema = z.object({
  contract: z.int(),
  /** Version by the request of each shared module. */
  packages: versions,
  /** Null for a module whose names are not known. */
  names: z.record(z.string(), z.array(z.string()).nullable()),
})

/** After a commit from which the source differed. */
export const CHANGED = ' with changes'

const origin = {
  /** Commit of the source; "… with changes" if files differed from it. Null outside of a repository. */
  commit: z.string().nullable(),
  /** When it was released first, ISO 8601. */
  time: z.iso.datetime(),
}

/** A released version of a feature: a file that is never changed. */
export const featureRecordSchema = z.object({
  release: releaseSchema,
  needs: needsSchema,
  /** Digest by the path of each file below the folder of the version. */
  files: versions,
  ...origin,
})

/** A released version of the shell. */
export const shellRecordSchema = z.object({ version: z.string().min(1), offers: offersSchema, ...origin })

export type Needs = z.infer<typeof needsSchema>
export type Offers = z.infer<typeof offersSchema>
export type FeatureRecord = z.infer<typeof featureRecordSchema>
export type ShellRecord = z.infer<typeof shellRecordSchema>
