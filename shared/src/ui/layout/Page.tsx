import styled from 'styled-components'
import { media } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'

/** Largest widths of a page, for screens with more than one column. */
export const pageWidth = {
  /** Tables and two columns. */
  wide: '1240px',
  /** Editors with panels next to their content. */
  editor: '1664px',
} as const

/** The column that contains a screen. */
export const Page = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(6)};
  width: 100%;
  max-width: 920px;
  margin: 0 auto;
  padding: ${space(10)} ${space(8)} ${space(24)};

  & > * {
    min-width: 0;
  }
  ${media.narrow} {
    padding: ${space(5)} ${space(4)} ${space(16)};
  }
`

/** A screen whose content is a table: as wide as its columns need. */
export const WidePage = styled(Page)`
  max-width: ${pageWidth.wide};
`
