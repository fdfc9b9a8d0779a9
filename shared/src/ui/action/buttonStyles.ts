import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { media, motion, radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

/** Styles of buttons with a text. `data-tone` selects the tone. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  max-width: 100%;
  gap: ${space(1.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(3.5)};
  border: 1px solid ${color.borderControl};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
  font: ${type.control};
  text-decoration: none;
  cursor: pointer;
  box-shadow: ${shadow.raised};
  transition:
    background-color ${motion},
    border-color ${motion};
  ${focusRing}

  & svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
  }
  &:active,
  &[data-pressed] {
    background: ${color.pressed};
  }
  &[data-tone='primary'] {
    border-color: transparent;
    background: ${color.accentFill};
    color: ${color.onAccent};
  }
  &[data-tone='primary']:hover {
    background: ${color.accentFillHover};
  }
  &[data-tone='primary']:is(:active, [data-pressed]) {
    background: ${color.accentFillPressed};
  }
  &[data-tone='danger'] {
    border-color: transparent;
    background: ${color.dangerFill};
    color: ${color.onDanger};
  }
  &[data-tone='danger']:hover {
    background: ${color.dangerFillHover};
  }
  &[data-tone='danger']:is(:active, [data-pressed]) {
    background: ${color.dangerFillPressed};
  }
  &[data-tone='quiet'] {
    border-color: transparent;
    background: transparent;
    box-shadow: none;
  }
  &[data-tone='quiet']:hover {
    background: ${color.sunken};
  }
  &[data-tone='quiet']:is(:active, [data-pressed]) {
    background: ${color.pressed};
  }
  &[data-disabled],
  &:disabled {
    opacity: 0.5;
    box-shadow: none;
    cursor: default;
  }
  &[data-pending] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &[data-disabled],
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  ${media.narrow} {
    padding-inline: ${space(2.5)};
  }
`
