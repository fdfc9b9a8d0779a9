import { color, media, space, TextLink, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Facts } from '../core/Facts.ts'

/** From here on the facts of an event are columns. */
const COLUMNS = '@media (min-width: 900px)'

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 72px;

  /* Columns of fixed widths, because rows that are laid out only in view cannot share a grid. */
  ${COLUMNS} {
    grid-template: 'time topic category marks' auto 'time host category marks' auto / 12rem minmax(0, 1fr) 7rem 10rem;
    gap: 0 ${space(4)};
  }
`

export const Title = styled.div`
  display: flex;
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
    justify-self: start;
  }
  &:hover {
    color: ${color.accent};
    text-decoration: underline;
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
  font: ${type.small};

  ${COLUMNS} {
    display: contents;
  }
`

export const Time = styled.span`
  ${COLUMNS} {
    grid-area: time;
    color: ${color.textMuted};
    font: ${type.small};

    & > time {
      display: block;
      color: ${color.text};
      font: ${type.control};
      line-height: 1.5rem;
    }
  }
`

export const Host = styled.span`
  display: flex;
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
