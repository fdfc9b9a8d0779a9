import { RemarkLine } from '@outcome-studio/shared/editor'
import { color, radius, space, type } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

/** An entry reaches into the panel's padding, so that its texts are in line with those about the whole study. */
const entryStyles = css`
  margin: 0 calc(-3px - ${space(2)});
  padding: ${space(1)} ${space(2)};
  border-left: 3px solid transparent;
  border-radius: ${radius.small};

  &[data-current='true'] {
    border-left-color: ${color.accent};
    background: ${color.sunken};
  }
`

/** The remarks on one text. */
export const Entry = styled.div`
  ${entryStyles}
`

/** The remarks of one rule. */
export const RuleLine = styled(RemarkLine)`
  ${entryStyles}
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
