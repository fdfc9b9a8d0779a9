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

    ${media.narrow} {
      margin-left: -${space(2.5)};
    }
  }
`
