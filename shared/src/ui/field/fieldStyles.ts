import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

/** Size and text of a text input, also for what lies over one. */
export const inputBoxStyles = css`
  width: 100%;
  min-height: 40px;
  padding: ${space(1.5)} ${space(3)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  font: ${type.body};

  @media (pointer: coarse) {
    min-height: 44px;
    font-size: 1rem;
  }
`

/** Styles of a text input. */
export const inputStyles = css`
  ${inputBoxStyles}
  border-color: ${color.borderStrong};
  background: ${color.surface};
  color: ${color.text};

  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    border-color: transparent;
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
  &:hover:not(:disabled, :read-only, :focus-visible) {
    border-color: ${color.textMuted};
  }
  &[aria-invalid='true']:not(:focus-visible) {
    border-color: ${color.danger};
  }
  &:disabled {
    opacity: 0.5;
    cursor: default;
  }
  &:disabled:not(select) {
    border-color: ${color.border};
    background: ${color.sunken};
  }
  /* Plain text, which assistive technology announces as read-only. A gray box looks broken. */
  &:read-only:not(select, :disabled, :focus-visible) {
    border-color: transparent;
    background: transparent;
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`

export const labelStyles = css`
  display: block;
  font: ${type.label};
`

export const descriptionStyles = css`
  display: block;
  color: ${color.textMuted};
  font: ${type.small};
`

export const fieldErrorStyles = css`
  display: block;
  color: ${color.danger};
  font: ${type.small};
`
