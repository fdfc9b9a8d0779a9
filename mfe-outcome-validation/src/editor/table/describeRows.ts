import { counted } from '@outcome-studio/shared/domain/base'
import type { Study } from '@outcome-studio/shared/domain/study'
import type { TableRow } from './tableRows.ts'

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

/** How many outcome statements the filters leave, for example "12 of 84 statements". */
export function describeFiltered(shown: readonly TableRow[], all: readonly TableRow[]): string {
  const [some, total] = [shown, all].map((rows) =>
    rows.filter(({ statementId }) => statementId !== null).length.toLocaleString('en-US'),
  )
  return `${some} of ${total} ${total === '1' ? 'statement' : 'statements'}`
}
