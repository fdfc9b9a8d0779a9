import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** An entry reaches into the panel's padding, so that its texts are in line with those about the whole study. */
export const Entry = styled.div`
  margin: 0 calc(-3px - ${space(2)});
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid transparent;
  border-radius: ${radius.small};

  &[data-current='true'] {
    border-left-color: ${color.accent};
    background: ${color.sunken};
  }
`

export const Entries = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`

/** Rules, one entry each. */
export const RuleList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`
