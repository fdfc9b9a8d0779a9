import type { RowGroup } from './groupRows.ts'
import { Muted, StepLine } from './tableStyles.ts'

interface GroupHeadingProps extends Pick<RowGroup, 'step' | 'stepNumber'> {
  /** How many columns the table has. */
  readonly columns: number
}

/** Names the job step of the rows below it. */
export function GroupHeading({ step: { userInput, category }, stepNumber, columns }: GroupHeadingProps) {
  return (
    <tr data-group="">
      <th scope="rowgroup" colSpan={columns} dir="auto">
        <StepLine>
          <span>
            {stepNumber} {userInput}
          </span>
          {category !== null && <Muted>{category}</Muted>}
        </StepLine>
      </th>
    </tr>
  )
}
