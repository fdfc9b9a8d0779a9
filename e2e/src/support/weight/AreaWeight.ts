import { z } from 'zod'

/** What a browser receives for an area that is opened at its address. */
export const areaWeightSchema = z.object({
  /** Of scripts and JSON files, brotli. */
  bytes: z.number(),
  /** Bytes by package, in estimate: of each script by the share of a package in its source. */
  packages: z.record(z.string(), z.number()),
})

export type AreaWeight = Readonly<z.infer<typeof areaWeightSchema>>
