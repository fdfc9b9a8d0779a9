import { counted } from '@outcome-studio/shared/domain/base'
import type { LayerComparison } from '../domain/compare/GoalComparison.ts'

/** Sums up a comparison, for example "4 goals in both, 1 of them different. 2 only in “A”, none only in “B”." */
export function describeComparison(
  layers: readonly LayerComparison[],
  { first, second }: { readonly first: string; readonly second: string },
): string {
  const rows = layers.flatMap((layer) => layer.rows)
  const both = rows.filter((row) => row.kind === 'both')
  const different = both.filter(({ differences }) => differences.length > 0).length
  const only = (kind: 'first' | 'second', name: string) =>
    `${rows.filter((row) => row.kind === kind).length || 'none'} only in “${name}”`
  const same = `${counted(both.length, 'goal')} in both${different > 0 ? `, ${different} of them different` : ''}`
  return `${same}; ${only('first', first)}, ${only('second', second)}.`
}
