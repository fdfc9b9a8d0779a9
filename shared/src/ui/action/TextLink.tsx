import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { linkStyles } from './linkStyles.ts'

/** A link within the product. For other sites use `ExternalLink`. */
export const TextLink = styled(Link)`
  ${linkStyles}
`
