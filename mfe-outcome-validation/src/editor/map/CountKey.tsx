import { color, media, space, type } from '@outcome-studio/shared/ui'
import { List } from 'lucide-react'
import styled from 'styled-components'
import { SeverityDot } from '../remarks/SeverityDot.tsx'

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  margin-top: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};

  /* Their marks say what is counted where there is no space for the words. */
  ${media.narrow} {
    & > b {
      display: none;
    }
  }
  & > b {
    padding-left: ${space(3)};
    border-left: 1px solid ${color.border};
    font-weight: 400;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
  }
  & svg {
    width: 14px;
    height: 14px;
  }
  @media print {
    display: none;
  }
`

/** What the marks on the cards of the job map count. Screen readers have the counts in words. */
export function CountKey() {
  return (
    <Line aria-hidden="true">
      <span>
        <List />
        statements
      </span>
      <b>Remarks, by the worst:</b>
      <span>
        <SeverityDot severity="error" />
        error
      </span>
      <span>
        <SeverityDot severity="warning" />
        warning
      </span>
      <span>
        <SeverityDot severity="hint" />
        hint
      </span>
    </Line>
  )
}
