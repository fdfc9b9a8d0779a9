import { color, radius, space, type } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'
import { SHOWN_MARK } from '../scroll/showElement.ts'

/** A message with its actions below it. */
export const messageStyles = css`
  display: grid;
  gap: ${space(2)};
  min-width: 0;
  /* Messages out of sight cost no layout. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 120px;

  & > * {
    min-width: 0;
  }
  &[${SHOWN_MARK}] {
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    box-shadow: 0 0 0 ${space(2)} ${color.accentSoft};
    outline: 2px solid ${color.accent};
    outline-offset: ${space(2)};
  }
`

export const bubbleStyles = css`
  justify-self: end;
  max-width: min(68ch, 88%);
  padding: ${space(2)} ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.sunken};
  font: ${type.body};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
`
