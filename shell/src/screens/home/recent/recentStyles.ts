import {
  color,
  focusRing,
  media,
  motion,
  radius,
  space,
  type,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled, { css } from 'styled-components'

/**
 * Reserves the height of three rows, to avoid a layout shift when they load. `data-short` reserves the height of the
 * invitation to the first study.
 */
export const Place = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-height: 186px;

  ${media.narrow} {
    min-height: 258px;
  }
  &[data-short] {
    min-height: 100px;

    ${media.narrow} {
      min-height: 148px;
    }
  }
`

/** On a phone the rows share their columns, so that bars are equally long and dates end at one edge. */
export const Items = styled.ul`
  list-style: none;

  ${media.narrow} {
    display: grid;
    grid-template-columns: 34px minmax(0, 1fr) auto auto;
    column-gap: ${space(3)};
  }
`

/** A row of columns. The link of its name covers all of it. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr) 132px 132px 120px;
  align-items: center;
  gap: 0 ${space(4)};
  min-height: 62px;
  margin-inline: ${space(-3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  transition: background-color ${motion};

  &:has(a):hover {
    background: ${color.sunken};
  }
  & > svg:not([data-landscape]) {
    box-sizing: content-box;
    width: 18px;
    height: 18px;
    padding: ${space(2)};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  ${media.narrow} {
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-content: center;
    min-height: 86px;

    & > :first-child {
      grid-row: span 2;
    }
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  /* Without progress the date is beside the words. */
  ${media.narrow} {
    grid-column: 2 / -1;

    &:has(+ :last-child) {
      grid-column: 2 / -2;
    }
    &:has(+ :last-child) + * {
      align-self: end;
    }
  }
`

export const Name = styled(Link)`
  overflow: hidden;
  color: ${color.text};
  font-weight: 550;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.medium};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`

export const Facts = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.small};
  text-overflow: ellipsis;
  white-space: nowrap;

  /* The icon says it, and the numbers need the space. */
  ${media.narrow} {
    & > [data-kind] {
      ${visuallyHiddenStyles}
    }
  }
`

/** How far one part of the work is, in a column of its own. */
export const Progress = styled.div`
  overflow: hidden;
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.narrow} {
    padding-top: ${space(0.5)};
    font: ${type.tiny};
    font-weight: 400;
  }
`

/** As long as its column; `--share` of it is filled. */
export const Bar = styled.div`
  height: 4px;
  margin-top: ${space(1)};
  border-radius: 2px;
  background: linear-gradient(${color.accent} 0 0) no-repeat 0 / var(--share) 100% ${color.border};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background-color: Canvas;
    background-image: linear-gradient(Highlight 0 0);
  }
`

/** A number without a bar, which would be almost full of problems. In line with the words above a bar. */
export const Checked = styled(Progress)`
  padding-bottom: ${space(2)};

  & > svg {
    width: 14px;
    height: 14px;
    margin-right: ${space(1)};
    color: ${color.success};
    vertical-align: -2px;
  }
  &[data-open] > svg {
    color: ${color.warning};
  }
`

/** In the last column, also in a row without progress. A phone has no space for its first word, a small one for none of it. */
export const Saved = styled.p`
  grid-column: -2;
  color: ${color.textMuted};
  font: ${type.small};
  text-align: end;

  ${media.narrow} {
    align-self: start;
    padding-top: ${space(0.5)};
    font: ${type.tiny};
    font-weight: 400;

    & > span {
      ${visuallyHiddenStyles}
    }
    @media (max-width: 359px) {
      ${visuallyHiddenStyles}
    }
  }
`

/** The landscape is as high as three rows, beside them and apart from them: it is that of one. */
export const WithLandscape = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`

export const LandscapeLink = styled(Link)`
  display: grid;
  grid-template-columns: ${space(4)} 140px;
  gap: ${space(1)};
  margin-left: ${space(6)};
  padding-left: ${space(5)};
  border-left: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.tiny};
  font-weight: 400;
  text-align: center;
  text-decoration: none;
  ${focusRing}

  & > * {
    grid-column: 2;
  }
  & > b {
    grid-column: 1 / -1;
    overflow: hidden;
    color: ${color.text};
    font: ${type.label};
    text-align: end;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Generated, because a link is named by the text that is read in it. */
  & > [data-axis]::before {
    content: attr(data-axis);
  }
  & > :last-child {
    grid-area: 2 / 1;
    writing-mode: vertical-rl;
    transform: rotate(180deg);
  }
  &:hover > b {
    color: ${color.accent};
  }
`

/** The place of a landscape, from the start: beside the rows, or for the icon of one. */
export const RATED_AREA = css`
  width: 140px;
  height: 140px;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};

  ${Item} > & {
    width: 34px;
    height: 34px;
    border-radius: ${radius.small};
  }
`
