import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { linkStyles } from './linkStyles.ts'

const StyledExternalLink = styled.a`
  ${linkStyles}
`

interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. It opens a new tab, which its accessible name says. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <StyledExternalLink href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </StyledExternalLink>
  )
}
