import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Frame = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};
  color: ${color.textMuted};
  font: ${type.small};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    list-style: none;
  }
  & svg {
    flex: none;
    width: 20px;
    height: 12px;
    stroke: ${color.accent};
  }
`

/** Says what the marks of rated gaps are. */
export function GapLegend() {
  return (
    <Frame role="list" aria-label="Key">
      <li>
        <svg aria-hidden="true">
          <circle cx="10" cy="6" r="4.5" fill="none" strokeWidth="2" />
        </svg>
        Today
      </li>
      <li>
        <svg aria-hidden="true">
          <circle cx="10" cy="6" r="5" fill={color.accent} />
        </svg>
        Desired
      </li>
    </Frame>
  )
}
