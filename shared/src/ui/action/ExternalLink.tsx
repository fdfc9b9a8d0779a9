import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { linkStyles } from './linkStyles.ts'

const Look = styled.a`
  ${linkStyles}
`

interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site, in a new tab, which it says. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <Look href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Look>
  )
}
