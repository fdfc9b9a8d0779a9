import { color, radius, space } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'

/** Of a panel below an answer in which the member replies by fields and buttons. */
export const panelStyles = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};

  & > * {
    min-width: 0;
  }
`
