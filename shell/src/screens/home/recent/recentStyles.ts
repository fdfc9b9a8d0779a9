import { color, media, motion, radius, space, type } from '@outcome-studio/shared/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

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
    min-height: 252px;
  }
  &[data-short] {
    min-height: 100px;
  }
`

export const Items = styled.ul`
  list-style: none;
`

/** A row of columns. The link of its name covers all of it. */
export const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 160px 132px;
  align-items: center;
  gap: 0 ${space(3)};
  min-height: 62px;
  margin-inline: ${space(-3)};
  padding: ${space(2)} ${space(3)};
  border-radius: ${radius.medium};
  transition: background-color ${motion};

  &:hover {
    background: ${color.sunken};
  }
  & > svg {
    box-sizing: content-box;
    width: 18px;
    height: 18px;
    padding: ${space(2)};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  ${media.narrow} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-content: center;
    min-height: 84px;

    & > svg {
      grid-row: span 2;
    }
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;

  ${media.narrow} {
    grid-column: span 2;
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

  ${media.narrow} {
    white-space: normal;
  }
`

/** How far the ratings are, and when it was saved, in columns of their own. */
export const Progress = styled.div`
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;

  ${media.narrow} {
    display: flex;
    align-items: center;
    gap: ${space(2)};

    &:empty {
      display: none;
    }
    &:empty + * {
      grid-column: 2;
      text-align: start;
    }
  }
`

/** As long as its column; `--share` of it is filled. */
export const Bar = styled.div`
  height: 4px;
  margin-top: ${space(1)};
  border-radius: 2px;
  background: linear-gradient(${color.accent} 0 0) no-repeat 0 / var(--share) 100% ${color.border};

  ${media.narrow} {
    flex: 1;
    max-width: 72px;
    margin: 0;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background-color: Canvas;
    background-image: linear-gradient(Highlight 0 0);
  }
`

export const Saved = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  text-align: end;
`
