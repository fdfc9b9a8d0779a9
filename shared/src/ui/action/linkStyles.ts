import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { radius } from '../tokens/shape.ts'

export const linkStyles = css`
  border-radius: ${radius.small};
  color: ${color.accent};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  ${focusRing}

  &:hover {
    color: ${color.accentHover};
    text-decoration-color: currentcolor;
  }
`
