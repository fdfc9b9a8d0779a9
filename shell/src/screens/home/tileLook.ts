import { color, focusRing, motion, radius, space, type } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

export const tileLook = css`
  display: grid;
  align-content: start;
  gap: ${space(1.5)};
  height: 100%;
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  text-decoration: none;
  transition: border-color ${motion};
  ${focusRing}

  & > svg {
    width: 22px;
    height: 22px;
    margin-bottom: ${space(2)};
    color: ${color.accent};
  }
  &:hover {
    border-color: ${color.accent};
  }
`

export const TileTitle = styled.h2`
  font: ${type.heading};
`

export const TileLead = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`
