import type { Remark, Severity } from '@outcome-studio/shared/domain/study'

/** The severities, worst first. */
export const SEVERITIES = ['error', 'warning', 'hint'] as const satisfies readonly Severity[]

/** The worst severity among remarks; null for none. */
export const worstSeverity = (remarks: readonly Remark[]): Severity | null =>
  SEVERITIES.find((each) => remarks.some(({ severity }) => severity === each)) ?? null
