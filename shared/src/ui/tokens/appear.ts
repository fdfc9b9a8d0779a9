import { keyframes } from 'styled-components'

/** The animation with which overlays appear. */
export const appear = keyframes`
  from { opacity: 0; }
`
