import { color, focusRing, radius, space, type } from '@outcome-studio/shared/ui'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { NUMBER_WIDTH, TEXT_INDENT } from './rowStyles.ts'

/**
 * Adds a row where it will be: it looks like one that is still empty. Pressing it leaves the focus in the row above until
 * the new row takes it. On a phone a row that loses it becomes lower, and the press would end beside this button.
 */
export const GhostRow = styled.button.attrs({
  type: 'button',
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
})`
  ${focusRing}
  position: relative;
  display: block;
  width: 100%;
  min-height: 34px;
  padding: ${space(1)} ${space(2)} ${space(1)} calc(${TEXT_INDENT} + ${space(4)} + 1px);
  border: 0;
  border-radius: ${radius.medium};
  background: none;
  color: ${color.textMuted};
  font: ${type.body};
  text-align: start;
  cursor: text;

  /* In the column of the numbers. */
  & > svg {
    position: absolute;
    top: 9px;
    left: calc(${NUMBER_WIDTH} - 20px);
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  @media (pointer: coarse) {
    min-height: 44px;

    & > svg {
      top: 14px;
    }
  }
  @media print {
    display: none;
  }
`
