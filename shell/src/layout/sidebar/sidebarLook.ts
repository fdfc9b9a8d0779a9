import { SIDEBAR_WIDTH } from '@outcome-studio/shared/domain'
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

export const Bar = styled.nav`
  position: sticky;
  top: 0;
  z-index: 40;
  grid-column: 1;
  box-sizing: border-box;
  width: ${SIDEBAR_WIDTH}px;
  height: 100dvh;
  padding: ${space(3)} 7px;
  border-right: 1px solid ${color.border};
  background: ${color.surface};

  ${media.narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    height: auto;
    padding: ${space(1)} ${space(3)};
    border-right: 0;
    border-bottom: 1px solid ${color.border};
  }
`

export const Brand = styled.span`
  display: none;
  font: ${type.heading};

  ${media.narrow} {
    display: block;
  }
`

export const Toggle = styled.button`
  display: none;
  align-items: center;
  gap: ${space(2)};
  height: 44px;
  padding: 0 ${space(2)};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.text};
  font: ${type.label};
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 20px;
    height: 20px;
  }
  ${media.narrow} {
    display: flex;
  }
`

export const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space(1)};
  height: 100%;
  list-style: none;

  & > [data-first-of-person] {
    margin-top: auto;
  }
  ${media.narrow} {
    width: 100%;
    height: auto;
    padding: ${space(1)} 0 ${space(2)};

    &[data-open='false'] {
      display: none;
    }
    & > [data-first-of-person] {
      margin-top: 0;
    }
  }
`
