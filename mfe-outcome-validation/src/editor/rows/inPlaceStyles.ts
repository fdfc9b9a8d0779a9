import { factSizes } from '@outcome-studio/shared/editor'
import { space, type } from '@outcome-studio/shared/ui'
import { css } from 'styled-components'

/** Size and text of a heading that is edited in place, also for what lies over one. Smaller where it is narrow. */
const heading = css`
  min-height: 32px;
  padding: ${space(1)} ${space(2)};
  font: ${type.heading};

  @container job (min-width: 36rem) {
    min-height: 38px;
    font: 650 1.25rem / 1.75rem var(--os-font);
  }
`

/** The looks of texts about the whole study. */
export const inPlaceSizes = css`
  &[data-look='heading'] {
    ${heading}
  }
  &[data-look='fact'] {
    ${factSizes}
  }
`

/** Lays out label, field and hint in one line. Where it is narrow, the fields below each other start at one edge. */
export const inPlaceLine = css`
  grid-template-columns: 5.5rem minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space(1)};

  @container job (min-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
  /* While the study is written for the first time, each label is above its field. */
  [data-fields='new'] & {
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: ${space(1)};

    & > :is(input, :nth-child(2)) {
      grid-column: 1 / -1;
    }
    & label {
      line-height: 24px;
    }
    & input,
    & [data-look] {
      min-height: 38px;
      padding-block: 7px;
    }
    & > :first-child > button {
      grid-column: 2;
    }
  }
`
