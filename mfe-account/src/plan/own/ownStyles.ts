import { color, media, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const State = styled.div`
  display: grid;
  gap: ${space(1)};

  & > strong {
    font-weight: 600;
  }
  & > p {
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  &:empty {
    display: none;
  }
`

/** The main buttons. On a phone they fill their rows. */
export const MainButtons = styled(Buttons)`
  ${media.narrow} {
    & > button {
      flex: 1 1 auto;
    }
  }
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};
  color: ${color.textMuted};
  font: ${type.small};

  /* Its buttons start at the edge of the text above. */
  & > ${Buttons} {
    margin-left: -${space(3.5)};
    gap: 0;
  }
  /* On a phone they are a list of rows, at the edges of the text above. */
  ${media.narrow} {
    padding-top: 0;

    & > ${Buttons} {
      flex: 1 1 100%;
      display: grid;
      margin-left: 0;
    }
    & > ${Buttons} > button {
      justify-content: space-between;
      padding-inline: 0;
      border-width: 0 0 1px;
      border-color: ${color.border};
      border-radius: 0;
    }
    & > ${Buttons} > button::after {
      content: '';
      width: 7px;
      height: 7px;
      margin-inline-end: ${space(1)};
      border: solid ${color.textMuted};
      border-width: 1.5px 1.5px 0 0;
      rotate: 45deg;
    }
  }
`
