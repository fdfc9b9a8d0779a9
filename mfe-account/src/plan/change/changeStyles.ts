import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

export const Choices = styled.div`
  display: grid;
  gap: ${space(2)};
`

// The radio button covers its row, so that the whole row can be pressed; its mark is drawn before the label.
export const Choice = styled.div`
  position: relative;
  display: grid;
  gap: ${space(0.5)};
  padding: ${space(3)} ${space(4)} ${space(3)} ${space(11)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  & > label {
    font: ${type.control};
  }
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & > input::before {
    content: '';
    position: absolute;
    top: ${space(3)};
    left: ${space(4)};
    width: 18px;
    height: 18px;
    border: 1px solid ${color.borderStrong};
    border-radius: 50%;
    background: ${color.surface};
  }
  & > input:checked::before {
    border: 5px solid ${color.accentFill};
  }
  @media (forced-colors: active) {
    & > input::before {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: ButtonFace;
    }
    & > input:checked::before {
      border-color: Highlight;
    }
  }
`

export const Detail = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

export const Planned = styled.strong`
  display: block;
  color: ${color.text};
`

export const Steps = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding-left: ${space(5)};
  color: ${color.textMuted};
`
