import { SIDEBAR_WIDTH } from '@outcome-studio/shared/domain/base'
import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { menuLayout } from './menuLayout.ts'

export const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: 40;
  grid-column: 1;
  width: ${SIDEBAR_WIDTH}px;
  height: calc(100dvh - var(--bottom-space, 0px));
  padding: ${space(3)} 7px;
  border-right: 1px solid ${color.border};
  background: ${color.surface};

  ${menuLayout(css`
    position: static;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: auto;
    padding: ${space(1)} ${space(3)};
    border-right: 0;
    border-bottom: 1px solid ${color.border};
  `)}
`

/** The product's name, visible only on the menu's bar. */
const brandStyles = css`
  display: none;
  padding-left: ${space(1)};

  ${menuLayout(css`
    display: flex;
  `)}
`

export const BrandSlot = styled.span`
  ${brandStyles}
`

/** Leads home, as people expect of a logo. */
export const BrandLink = styled(Link)`
  ${brandStyles}
  ${focusRing}
  border-radius: ${radius.medium};
  color: inherit;
  text-decoration: none;
`

export const Toggle = styled.button`
  display: none;
  align-items: center;
  gap: ${space(2)};
  height: 44px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  font: ${type.label};
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 20px;
    height: 20px;
  }
  ${menuLayout(css`
    display: flex;
  `)}
`

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  height: 100%;
  list-style: none;

  & > [data-first-of-person] {
    margin-top: auto;
  }
  ${menuLayout(css`
    width: 100%;
    height: auto;
    padding: ${space(1)} 0 ${space(2)};

    &[data-open='false'] {
      display: none;
    }
    & > [data-first-of-person] {
      margin-top: 0;
    }
  `)}
`
