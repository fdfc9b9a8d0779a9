import { media, space, useIsWide } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Outline } from '../outline/Outline.tsx'
import { RemarkKeys } from '../remarks/RemarkKeys.tsx'
import { RemarksRegion } from '../remarks/RemarksRegion.tsx'
import { JobStepList } from '../rows/JobStepList.tsx'
import { JobFields } from './JobFields.tsx'

const Columns = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: clamp(184px, 15vw, 260px) minmax(0, 1fr) clamp(300px, 24vw, 400px);
    align-items: start;
    gap: ${space(6)};
  }
  @media print {
    display: block;
  }
`

const Middle = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

/** The texts of the study; on a wide screen between the outline of its steps and the remarks. */
export function WriteView() {
  const isWide = useIsWide()
  return (
    <Columns>
      <RemarkKeys />
      {isWide && <Outline />}
      <Middle>
        <JobFields />
        <JobStepList />
      </Middle>
      {isWide && <RemarksRegion />}
    </Columns>
  )
}
