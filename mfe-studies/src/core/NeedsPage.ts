import { Page, pageWidth } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** The column of a screen with a map: as wide as the study editor's, so that both begin at the same edge. */
export const NeedsPage = styled(Page)`
  max-width: ${pageWidth.editor};
`
