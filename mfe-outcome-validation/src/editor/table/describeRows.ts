import { counted, type Study } from '@outcome-studio/shared/domain'

/** What is selected, for example "2 outcome statements and 1 job step". */
export function describeRows({ jobSteps }: Study, ids: ReadonlySet<string>): string {
  const steps = jobSteps.filter(({ uuid }) => ids.has(uuid)).length
  const statements = ids.size - steps
  return [
    statements > 0 ? counted(statements, 'outcome statement') : '',
    steps > 0 ? counted(steps, 'job step') : '',
  ]
    .filter((part) => part !== '')
    .join(' and ')
}
