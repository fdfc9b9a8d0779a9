import { BAND_NAMES, OPPORTUNITY_BANDS } from '@outcome-studio/shared/domain/study'
import { space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { BandColor } from '../needs/plot/plotStyles.ts'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(4)};

  & > li {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
  }
  & span {
    width: 14px;
    height: 14px;
  }
`

/** The colors of the opportunity bands with their names. */
export function BandKey() {
  return (
    <List role="list">
      {OPPORTUNITY_BANDS.map((band) => (
        <li key={band}>
          <BandColor data-band={band} />
          {BAND_NAMES[band]}
        </li>
      ))}
    </List>
  )
}
