import { color, space, type } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'

/** Size and text of a heading that is edited in place, also for what lies over one. */
const heading = css`
  min-height: 38px;
  padding: ${space(1)} ${space(2)};
  font: 650 1.25rem / 1.75rem var(--os-font);
`

/** Size and text of a fact beside the heading, also for what lies over one. */
const fact = css`
  min-height: 30px;
  padding: ${space(1)} ${space(2)};
  font: ${type.control};
`

/** The looks of texts about the whole study, where there is room for a heading. Otherwise they are bordered boxes. */
export const inPlaceSizes = css`
  @container job (min-width: 36rem) {
    &[data-look='heading'] {
      ${heading}
    }
    &[data-look='fact'] {
      ${fact}
    }
  }
`

/** Without a border until it is hovered, focused or empty. */
export const inPlaceBox = css`
  border-color: transparent;
  background: transparent;

  &:hover:not(:focus-visible, :read-only) {
    border-color: ${color.border};
  }
  &::placeholder {
    font-weight: 400;
  }
  &:placeholder-shown:not(:focus-visible, :read-only) {
    border: 1px dashed ${color.borderStrong};
  }
`

/** An input that is a fact beside the heading. */
export const factInput = css`
  ${fact}
  ${inPlaceBox}
`
