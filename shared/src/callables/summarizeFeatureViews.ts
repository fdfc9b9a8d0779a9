import * as z from 'zod/mini'
import { defineCallable, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

const count = z.int().check(z.minimum(0))

const versionViews = z.object({
  version: z.string(),
  /** How often it was shown, or failed before. */
  views: count,
  /** Views that failed; not more than there are views. */
  errors: count,
  /** Different members among the views. */
  members: count,
  /** Milliseconds until it was shown, third quartile by the nearest rank; null if it never was. */
  mountP75: z.nullable(count),
})

/** What became of one version of a feature. */
export type VersionViews = Sendable<z.infer<typeof versionViews>>

const featureViews = z.object({
  /** For example "mfe-account". */
  feature: z.string(),
  /** The most viewed first. */
  versions: z.readonly(z.array(versionViews)),
})

const viewsSummary = z.object({
  /** Time of the earliest view that counts, ISO 8601. */
  since: z.string(),
  /** Whether there were more views than are read: then `since` is later than what was asked for. */
  isCut: z.boolean(),
  /** In the order of their names. */
  features: z.readonly(z.array(featureViews)),
})

/** The views of all features in a period. */
export type ViewsSummary = Sendable<z.infer<typeof viewsSummary>>

/** Hours that can be asked for. */
export const VIEW_HOURS = [24, 168] as const
export type ViewHours = (typeof VIEW_HOURS)[number]

/**
 * Counts views and errors of features by version, of members who agreed to it (docs/product.md §9), for tools admins.
 * Nothing is written.
 */
export const summarizeFeatureViews = defineCallable({
  name: 'summarizeFeatureViews',
  access: 'toolsAdmin',
  input: z.strictObject({ hours: z.literal(VIEW_HOURS) }),
  output: viewsSummary,
  seconds: 60,
  callsPerMinute: 10,
  maxBytes: SMALL_REQUEST,
})
