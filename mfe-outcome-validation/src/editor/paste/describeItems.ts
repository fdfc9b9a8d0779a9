import { counted } from '@outcome-studio/shared/domain/base'
/**
 * For example "3 job steps and 12 outcome statements".
 * @param areNew whether the steps themselves count
 */
export function describeItems(
  steps: readonly { readonly statements: readonly unknown[] }[],
  areNew = true,
): string {
  const statements = steps.reduce((count, step) => count + step.statements.length, 0)
  const parts = [
    ...(areNew ? [counted(steps.length, 'job step')] : []),
    ...(statements > 0 ? [counted(statements, 'outcome statement')] : []),
  ]
  return parts.join(' and ')
}
