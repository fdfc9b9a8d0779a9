import type { Segment } from '../../domain/segments/segmentsOf.ts'

const PERCENT = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 })

/** A share from 0 to 1, for example "80%". */
export const describeShare = (share: number): string => PERCENT.format(share)

/** How a segment is formed, for example "Role: Cook or Guest; City: Kiel" or "Cluster 2 of 3". */
export function describeSource(source: Segment['source']): string {
  return source.kind === 'cluster'
    ? `Cluster ${source.number + 1} of ${source.of}`
    : source.conditions.map(({ screener, answers }) => `${screener}: ${answers.join(' or ')}`).join('; ')
}

/** A difference of two scores with its sign, for example "+4.1" or "−0.3". */
export function describeDifference(difference: number): string {
  const rounded = Math.round(difference * 10) / 10
  if (rounded === 0) return '0.0'
  return `${rounded > 0 ? '+' : '−'}${Math.abs(rounded).toFixed(1)}`
}
