import { css } from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { motion, radius } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

/** Styles of a row: checkbox or switch, label, and hint below. The whole row can be pressed. */
export const choiceRowStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  column-gap: ${space(3)};
  color: ${color.text};
  font: ${type.body};
  overflow-wrap: anywhere;

  & > label {
    padding-block: ${space(1)};
    cursor: pointer;
  }
  /* Centered on the label's first line. */
  & > input {
    margin-top: ${space(1.5)};
    cursor: pointer;
  }
  &:has(> input:disabled) {
    color: ${color.textMuted};
    & > * {
      cursor: default;
    }
  }
  @media (forced-colors: active) {
    &:has(> input:disabled) {
      color: GrayText;
    }
  }
  @media (pointer: coarse) {
    & > label {
      padding-block: ${space(2.5)};
    }
    & > input {
      margin-top: ${space(3)};
    }
  }
`

/** Styles of the hint below the label. */
export const choiceHintStyles = css`
  grid-column: 2;
  margin-top: -${space(1)};
  padding-bottom: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

/** Styles of the box or track, which replace the native ones. */
export const choiceControlStyles = css`
  appearance: none;
  margin: 0;
  border: 1px solid ${color.borderStrong};
  background: ${color.surface};
  color: ${color.borderStrong};

  &:is(:checked, :indeterminate) {
    border-color: ${color.accentFill};
    background: ${color.accentFill};
    color: ${color.onAccent};
  }
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: ButtonText;
    background: ButtonFace;
    color: ButtonText;

    &:is(:checked, :indeterminate) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }
  }
`

/** Styles of the box of a checkbox: a tick while it is checked, a dash while it is partly checked. */
export const checkboxStyles = css`
  ${choiceControlStyles}
  ${focusRing}
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${radius.small};
  transition: background-color ${motion};

  &::before {
    content: '';
    width: 6px;
    height: 11px;
    margin-top: -3px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    visibility: hidden;
  }
  &:is(:checked, :indeterminate)::before {
    visibility: visible;
  }
  &:indeterminate::before {
    width: 10px;
    height: 0;
    margin-top: 0;
    border-width: 0 0 2px;
    transform: none;
  }
`
