import { color, focusRing, linkStyles, media, motion, radius, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/** A row of one list, where tiles are below each other. `data-pointed-at` highlights the tile of a checklist item. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding: ${space(3)} ${space(4)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  transition:
    border-color ${motion},
    background-color ${motion};

  & > svg {
    box-sizing: content-box;
    width: 18px;
    height: 18px;
    padding: ${space(1.5)};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  &:hover {
    border-color: ${color.borderStrong};
  }
  ${media.narrow} {
    padding: ${space(3)} ${space(4)};
    border-width: 0 0 1px;
    border-radius: 0;
    background: none;

    &:last-child {
      border: 0;
    }
    &:hover {
      border-color: ${color.border};
    }
  }
  &[data-pointed-at='true'] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
    outline: 1px solid ${color.accent};

    & > svg {
      background: ${color.surface};
    }
  }
`

/** The title's link and its focus ring cover the whole tile. */
const coverStyles = css`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: ${radius.large};

    ${media.narrow} {
      inset: 2px;
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > svg {
    width: 15px;
    height: 15px;
    margin-left: ${space(1)};
    color: ${color.textMuted};
    vertical-align: -1px;
  }
`

export const AreaCover = styled(Link)`
  ${coverStyles}
`

export const ExternalCover = styled.a`
  ${coverStyles}
`

export const TileTitle = styled.h2`
  font: ${type.control};
`

export const TileLead = styled.p`
  grid-column: 1 / -1;
  align-self: start;
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`

/** What there is besides the link: at the end of the title's line on a phone, otherwise each in a place of its own. */
export const Aside = styled.div`
  display: contents;

  & > span {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    display: flex;
    grid-row: 1;
    grid-column: 3;
    align-items: center;
    gap: ${space(3)};

    &:empty {
      display: none;
    }
  }
`

/** In the line of the title, above the link that covers the tile. */
export const AdminLink = styled(Link)`
  ${linkStyles}
  position: relative;
  z-index: 1;
  grid-row: 1;
  grid-column: 3;
  padding: ${space(1)} 0;
  font: ${type.label};
  ${focusRing}
`
