import { inputStyles, media } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

/** A text field of the find bar. */
export const FindField = styled.input`
  ${inputStyles}
  flex: 1 1 12rem;
  max-width: 24rem;
  min-height: 36px;

  /* A second cross beside the one that closes the bar. Escape and the button close it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.narrow} {
    flex-basis: 8rem;
    max-width: none;
  }
`
