import type { Remark } from '@outcome-studio/shared/domain/study'
import styled from 'styled-components'
import { countRemarks } from '../checking/countOpenRemarks.ts'
import { describeCounts } from '../checking/describeCounts.ts'
import { worstSeverity } from '../checking/severities.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'
import { NUMBER_WIDTH } from './rowStyles.ts'

/** In the middle of the first line: border and padding of the field, half a line, less half a mark. */
const Place = styled.span`
  position: absolute;
  top: calc(5px + 0.75rem - 4px);
  left: ${NUMBER_WIDTH};
  display: flex;
`

/** Marks a row with the worst severity of its remarks. */
export function RowMark({ remarks }: { readonly remarks: readonly Remark[] }) {
  const worst = worstSeverity(remarks)
  return (
    worst && (
      <Place>
        <SeverityDot severity={worst} title={describeCounts(countRemarks(remarks))} />
      </Place>
    )
  )
}
