import { color, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { PHONE, TOO_NARROW } from './tableStyles.ts'

export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  container-type: inline-size;
  /* Height of the tools. */
  --tools: 52px;
`

/** Above a wide table its header stays in view below the tools; a narrow one scrolls below its own header. */
export const Region = styled.div`
  /* With all columns the statement needs this width. */
  &[data-wide] {
    @container (min-width: 561px) and (max-width: 1199px) {
      @media screen {
        max-height: max(320px, 60dvh);
        overflow: auto;
        border: 1px solid ${color.border};

        & > table {
          min-width: 1200px;
        }
        & > table > thead th {
          top: 0;
        }
        & > table > tbody > tr > th {
          top: 36px;
        }
      }
    }
    /* The statement has the width that others can do without: the name of a band is in the title of its color. */
    @container (min-width: 561px) {
      & [data-column='step'] {
        width: 120px;
      }
      & [data-column='remarks'] {
        width: 84px;
      }
      & [data-column='opportunity'] {
        width: 112px;
      }
      & [data-band-name] {
        display: none;
      }
    }
  }
  ${TOO_NARROW} {
    @media screen {
      max-height: max(320px, 60dvh);
      overflow: auto;
      border: 1px solid ${color.border};
    }
  }
  ${PHONE} {
    @media screen {
      max-height: none;
      overflow: visible;
      border: 0;
    }
  }
`
