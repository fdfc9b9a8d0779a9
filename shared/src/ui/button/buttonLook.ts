import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { media, motion, radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

/** The look of everything that is pressed and says so by text; the tone is chosen by `data-tone`. */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(3.5)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.label};
  font-size: 0.875rem;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${motion},
    border-color ${motion};
  ${focusRing}

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
  }
  &[data-tone='primary'] {
    border-color: transparent;
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &[data-tone='primary']:hover {
    background: ${color.accentHover};
  }
  &[data-tone='danger'] {
    border-color: transparent;
    background: ${color.danger};
    color: ${color.onDanger};
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: transparent;
  }
  &[data-tone='quiet']:hover {
    background: ${color.sunken};
  }
  &[data-disabled],
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  ${media.narrow} {
    padding-inline: ${space(2.5)};
    white-space: nowrap;
  }
`
