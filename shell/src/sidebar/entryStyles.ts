import { color, focusRing, motion, radius, shadow, space, type } from '@outcome-studio/shared/ui'
import styled, { css } from 'styled-components'
import { menuLayout } from './menuLayout.ts'

/**
 * An entry's label: next to the icon in the menu, else shown on hover and focus. It bridges the gap, so that it stays
 * while the pointer moves to it from the icon.
 */
export const Label = styled.span`
  position: absolute;
  left: calc(100% + ${space(3.5)});
  z-index: 50;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid transparent;
  border-radius: ${radius.small};
  background: ${color.text};
  color: ${color.canvas};
  font: ${type.small};
  white-space: nowrap;
  box-shadow: ${shadow.raised};
  opacity: 0;
  pointer-events: none;
  transition: opacity ${motion};

  &::before {
    content: '';
    position: absolute;
    inset: 0 100% 0 -${space(3.5)};
  }
  ${menuLayout(css`
    position: static;
    padding: 0;
    border: 0;
    background: transparent;
    color: inherit;
    font: ${type.body};
    box-shadow: none;
    opacity: 1;

    &::before {
      content: none;
    }
  `)}
`

/** The number of open items, on the corner of an icon. */
export const Count = styled.span`
  position: absolute;
  top: 1px;
  right: 1px;
  min-width: 17px;
  padding: 0 ${space(1)};
  border: 1px solid transparent;
  border-radius: ${radius.round};
  background: ${color.accentFill};
  color: ${color.onAccent};
  font: ${type.label};
  font-size: 0.6875rem;
  line-height: 15px;
  text-align: center;

  ${menuLayout(css`
    position: static;
  `)}
`

/** Shows no label after Escape or a press, nor next to the popover that it has opened. */
export const Entry = styled.a`
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

    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  &:hover > ${Label}, [data-by-tab='true'] &:focus-visible > ${Label} {
    opacity: 1;
    pointer-events: auto;
  }
  [data-quiet='true'] & > ${Label}, &[aria-expanded='true'] > ${Label} {
    opacity: 0;
    pointer-events: none;
  }
  ${menuLayout(css`
    justify-content: flex-start;
    gap: ${space(3)};
    width: 100%;
    height: 44px;
    padding: 0 ${space(3)};

    [data-quiet='true'] & > ${Label}, &[aria-expanded='true'] > ${Label} {
      opacity: 1;
    }
  `)}
`
