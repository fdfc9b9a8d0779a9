import { color, media, motion, radius, space, TextLink, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Facts } from '../core/Facts.ts'

/** From here on the facts of an event are columns. */
const COLUMNS = '@media (min-width: 900px)'

/** The topic's link covers the row. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template: 'title picture' auto 'facts picture' auto / minmax(0, 1fr) auto;
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} ${space(4)};
  transition: background-color ${motion};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 100px;

  /* Those of the first days are in view: laid out a frame later they would move each other. */
  section:nth-of-type(-n + 12) & {
    content-visibility: visible;
  }

  &:hover {
    background: ${color.sunken};
  }
  /* Columns of fixed widths, because rows that are laid out only in view cannot share a grid. */
  ${COLUMNS} {
    grid-template: 'time picture topic category marks' auto 'time picture host category marks' auto /
      6.5rem 72px minmax(0, 1fr) 7rem 10rem;
    align-content: center;
    gap: 0 ${space(4)};
    min-height: 72px;
    /* Without the padding. */
    contain-intrinsic-block-size: auto 48px;
  }
`

export const Picture = styled.div`
  grid-area: picture;
  align-self: center;
  justify-self: center;

  &:empty {
    display: none;
  }
`

/** Stands for the picture of a recording. */
export const Still = styled.div`
  display: grid;
  place-items: center;
  width: 72px;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  color: ${color.accent};

  & > svg {
    width: 16px;
    height: 16px;
    fill: currentColor;
  }
`

export const Title = styled.div`
  display: flex;
  grid-area: title;
  align-items: center;
  gap: ${space(1)} ${space(3)};

  ${media.narrow} {
    flex-wrap: wrap;
  }
  ${COLUMNS} {
    display: contents;
  }
`

export const Topic = styled(TextLink)`
  min-width: 0;
  color: ${color.text};
  font: ${type.body};
  font-weight: 550;
  text-decoration: none;
  overflow-wrap: anywhere;

  ${COLUMNS} {
    grid-area: topic;
    align-self: end;
    justify-self: start;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Marks = styled.span`
  display: flex;
  flex: none;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
  ${COLUMNS} {
    flex-wrap: wrap;
    grid-area: marks;
    align-content: center;
    justify-content: end;
  }
`

export const RowFacts = styled(Facts)`
  grid-area: facts;
  font: ${type.small};

  ${COLUMNS} {
    display: contents;
  }
`

/** On a narrow screen with the category in a line of its own, so that neither wraps alone. */
export const Time = styled.span`
  & > time {
    color: ${color.text};
    font: ${type.control};
  }
  ${COLUMNS} {
    grid-area: time;
    align-self: center;

    & > time {
      font: ${type.heading};
      font-variant-numeric: tabular-nums;
    }
    & > time > span {
      display: block;
    }
  }
`

export const Host = styled.span`
  display: flex;
  flex-basis: 100%;
  order: 1;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};

  ${COLUMNS} {
    grid-area: host;
    color: ${color.textMuted};
    font: ${type.small};
  }
`

export const Category = styled.span`
  overflow-wrap: anywhere;

  ${COLUMNS} {
    grid-area: category;
    align-self: center;
    color: ${color.textMuted};
    font: ${type.small};
  }
`
