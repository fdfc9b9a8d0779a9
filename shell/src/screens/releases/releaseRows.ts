import type { VersionViews, ViewsSummary } from '@outcome-studio/shared/callables/summarizeFeatureViews'
import type { RegistryLine } from '@outcome-studio/shared/releases'

/** One version of a feature, as the page shows it. */
export interface ReleaseRow {
  readonly version: string
  /** What the registry lists it as; null if it does not. */
  readonly state: 'current' | 'canary' | 'previous' | 'stopped' | null
  /** Null while nobody has viewed it. */
  readonly views: VersionViews | null
  /** Part of the feature's views, 0 to 1. */
  readonly share: number
}

/** A feature with its versions. */
export interface FeatureRows {
  readonly feature: string
  /** Null if the registry does not list the feature, or could not be read. */
  readonly line: RegistryLine | null
  /** Current, canary, previous, then the others by their views. */
  readonly rows: readonly ReleaseRow[]
}

/** Puts together what pages recorded and what the registry lists: every feature and version of either. */
export function releaseRows(
  features: ViewsSummary['features'],
  lines: readonly RegistryLine[],
): readonly FeatureRows[] {
  const names = new Set([...lines.map(({ id }) => id), ...features.map(({ feature }) => feature)])
  return [...names].sort().map((feature) => {
    const line = lines.find(({ id }) => id === feature) ?? null
    const viewed = features.find((each) => each.feature === feature)?.versions ?? []
    const all = viewed.reduce((sum, { views }) => sum + views, 0)
    const rowOf = (version: string, state: ReleaseRow['state']): ReleaseRow => {
      const views = viewed.find((each) => each.version === version) ?? null
      return { version, state, views, share: all === 0 ? 0 : (views?.views ?? 0) / all }
    }
    const listed = listedVersions(line).map(([state, version]) => rowOf(version, state))
    const others = viewed
      .filter(({ version }) => !listed.some((row) => row.version === version))
      .map(({ version }) => rowOf(version, version === line?.stopped?.version ? 'stopped' : null))
    return { feature, line, rows: [...listed, ...others] }
  })
}

/** A version that is listed twice has its first state. */
function listedVersions(
  line: RegistryLine | null,
): readonly (readonly [NonNullable<ReleaseRow['state']>, string])[] {
  if (line === null) return []
  const all = [
    ['current', line.version],
    ['canary', line.canary?.release.version],
    ['previous', line.previous?.version],
  ] as const
  return all.flatMap(([state, version], at) =>
    version === undefined || all.findIndex((each) => each[1] === version) < at
      ? []
      : [[state, version] as const],
  )
}
