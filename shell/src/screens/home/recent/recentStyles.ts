import { color, linkStyles, media, radius, space, type } from '@outcome-studio/shared/ui'
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

export const Item = styled.li`
  display: flex;
  align-items: start;
  gap: ${space(3)};
  min-height: 62px;
  padding: ${space(2.5)} 0;

  & + & {
    border-top: 1px solid ${color.border};
  }
  & > svg {
    box-sizing: content-box;
    flex: none;
    width: 18px;
    height: 18px;
    padding: ${space(2)};
    border-radius: ${radius.medium};
    background: ${color.accentSoft};
    color: ${color.accent};
  }
  ${media.narrow} {
    min-height: 84px;
  }
`

export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`

export const Name = styled(Link)`
  ${linkStyles}
  justify-self: start;
  max-width: 100%;
  overflow: hidden;
  font-weight: 550;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const Facts = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`
