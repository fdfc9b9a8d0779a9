import type { Remark } from '@outcome-studio/shared/domain'
import styled from 'styled-components'
import { countRemarks } from '../checking/countOpenRemarks.ts'
import { describeCounts } from '../checking/describeCounts.ts'
import { worstSeverity } from '../checking/severities.ts'
import { SeverityDot } from '../remarks/SeverityDot.tsx'

/** Between number and text, at the height of the first line. */
const Place = styled.span`
  position: absolute;
  top: 11px;
  left: 2.25rem;
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
