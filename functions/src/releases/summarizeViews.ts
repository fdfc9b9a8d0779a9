import type { VersionViews, ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import type { ViewRecord } from './ViewRecord.ts'

/** Versions of a feature that are listed. Pages of more are open only if somebody invents versions. */
const MOST_VERSIONS = 20

/**
 * Counts views by feature and version. Of each feature the twenty most viewed versions count.
 *
 * A mount is a view, and so is a failure before one. Each failure is an error; one whose mount is not among the records
 * adds no view, so that errors are limited to the views.
 */
export function summarizeViews(records: readonly ViewRecord[]): ViewsSummary['features'] {
  return [...grouped(records, ({ feature }) => feature)]
    .map(([feature, ofFeature]) => ({
      feature,
      versions: [...grouped(ofFeature, ({ version }) => version)]
        .map(([version, ofVersion]) => summarizeVersion(version, ofVersion))
        .sort((one, other) => other.views - one.views || compare(one.version, other.version))
        .slice(0, MOST_VERSIONS),
    }))
    .sort((one, other) => compare(one.feature, other.feature))
}

function summarizeVersion(version: string, records: readonly ViewRecord[]): VersionViews {
  const mounts = records.flatMap(({ outcome }) => (outcome.kind === 'mounted' ? [outcome.milliseconds] : []))
  const failures = records.flatMap(({ outcome }) => (outcome.kind === 'failed' ? [outcome] : []))
  const views = mounts.length + failures.filter(({ afterMount }) => !afterMount).length
  const p75 = thirdQuartile(mounts)
  return {
    version,
    views,
    errors: Math.min(failures.length, views),
    members: new Set(records.map(({ uid }) => uid)).size,
    mountP75: p75 === null ? null : Math.round(p75),
  }
}

/**
 * The third quartile by the nearest rank: the smallest value that at least 75 % of the values do not exceed. It is one
 * of the values, of four the third.
 *
 * @returns null without values
 */
export function thirdQuartile(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.ceil(0.75 * values.length) - 1] ?? null
}

function grouped(
  records: readonly ViewRecord[],
  keyOf: (record: ViewRecord) => string,
): ReadonlyMap<string, readonly ViewRecord[]> {
  return Map.groupBy(records, keyOf)
}

const compare = (one: string, other: string): number => (one < other ? -1 : 1)
