import { color, focusRing, motion, radius, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};

  & > h2 {
    margin-right: auto;
    font: ${type.heading};
  }
`

export const Grid = styled.table`
  width: 100%;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  border-spacing: 0;
  background: ${color.surface};
  table-layout: fixed;
  overflow: hidden;

  & th {
    padding: ${space(2)};
    color: ${color.textMuted};
    font: ${type.tiny};
    text-align: start;
  }
  & td {
    height: 104px;
    padding: ${space(1)};
    border-top: 1px solid ${color.border};
    vertical-align: top;
  }
  & td + td {
    border-left: 1px solid ${color.border};
  }
  & td[data-outside] {
    background: ${color.canvas};
  }
`

export const Day = styled.p`
  width: fit-content;
  min-width: 24px;
  padding: ${space(1)};
  border-radius: ${radius.round};
  color: ${color.textMuted};
  font: ${type.tiny};
  text-align: center;
  font-variant-numeric: tabular-nums;

  &[data-today] {
    background: ${color.accentFill};
    color: ${color.onAccent};

    @media (forced-colors: active) {
      border: 1px solid Highlight;
    }
  }
`

export const Events = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  margin-top: ${space(1)};
  list-style: none;
`

export const Event = styled(Link)`
  /* Cuts the hidden words as well, which are placed after the visible ones. */
  position: relative;
  display: block;
  padding: ${space(0.5)} ${space(1.5)};
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  color: ${color.text};
  font: ${type.tiny};
  font-weight: 450;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  transition: background-color ${motion};
  ${focusRing}

  & > time {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[data-own] {
    border-color: transparent;
    background: ${color.accentSoft};
    color: ${color.accent};

    & > time {
      color: inherit;
    }
  }
  &[data-canceled] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`
