import { keyframes } from 'styled-components'

/** How whatever lies above the page comes into sight. */
export const appear = keyframes`
  from { opacity: 0; }
`
