import type { FeatureWeight } from './measureFeature.ts'
import type { HomeWeight } from './measureHome.ts'

interface Measures {
  readonly home: HomeWeight
  readonly studies: FeatureWeight
  readonly plan: FeatureWeight
  readonly profile: FeatureWeight
}

interface Printed {
  readonly budget: { readonly untilPainted: number; readonly untilUsable: number; readonly feature: number }
  readonly product: Measures
  readonly oneBundle: Measures
  readonly priceOfFederation: object
}

/** Prints the measures as tables for people. */
export function printTable({ budget, product, oneBundle, priceOfFederation }: Printed): void {
  const rows = Object.entries({ product, oneBundle }).flatMap(([build, { home, studies, plan, profile }]) => [
    row(build, 'home, painted', home.untilPainted, budget.untilPainted, home.untilPainted.ms),
    row(build, 'home, usable', home.untilUsable, budget.untilUsable, home.untilUsable.ms),
    row(build, 'home, idle', home.untilIdle, null, null),
    row(build, 'studies, own', studies.own, budget.feature, studies.ms),
    row(build, "studies, the host's", studies.fromHost, null, null),
    row(build, 'plan, own', plan.own, budget.feature, plan.ms),
    row(build, "plan, the host's", plan.fromHost, null, null),
    row(build, 'profile, own', profile.own, budget.feature, profile.ms),
    row(build, "profile, the host's", profile.fromHost, null, null),
  ])
  console.table(rows)
  console.table(
    Object.entries({ product, oneBundle }).map(([build, { home }]) => ({
      build,
      'LCP ms': home.largestPaintMs,
      CLS: home.layoutShift,
      'long tasks ms': home.longTasksMs.join(' ') || 'none',
    })),
  )
  console.table(priceOfFederation)
}

function row(
  build: string,
  what: string,
  { bytes, files }: { readonly bytes: number; readonly files: number },
  budget: number | null,
  ms: number | null,
) {
  const kB = (value: number) => (value / 1000).toFixed(1)
  return {
    build,
    what,
    'JS kB': kB(bytes),
    'budget kB': budget === null ? '' : kB(budget),
    files,
    ms: ms ?? '',
  }
}
