import { color, focusRing, media, motion, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'

const entryLook = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  font: ${type.label};
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion};
  ${focusRing}

  & > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &[aria-current='page'] {
    background: ${color.accentSoft};
    color: ${color.accent};
  }
`

/** An entry's name: beside the icon where there is room, else shown on hover and focus. */
export const Label = styled.span`
  position: absolute;
  left: calc(100% + ${space(2)});
  z-index: 50;
  padding: ${space(1)} ${space(2.5)};
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.canvas};
  font: ${type.small};
  white-space: nowrap;
  box-shadow: ${shadow.raised};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion};

  ${media.narrow} {
    position: static;
    padding: 0;
    background: transparent;
    color: inherit;
    font: ${type.body};
    box-shadow: none;
    opacity: 1;
  }
`

export const Entry = styled.a`
  ${entryLook}

  &:hover > ${Label}, &:focus-visible > ${Label} {
    opacity: 1;
  }
  ${media.narrow} {
    justify-content: flex-start;
    gap: ${space(3)};
    width: 100%;
    height: 44px;
    padding: 0 ${space(3)};
  }
`
