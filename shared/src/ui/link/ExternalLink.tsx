import type { ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { linkLook } from './linkLook.ts'

const Look = styled.a`
  ${linkLook}
`

interface ExternalLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site, in a new tab, which it says. */
export const ExternalLink = ({ href, children }: ExternalLinkProps) => (
  <Look href={href} target="_blank" rel="noopener noreferrer">
    {children}
    <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
  </Look>
)
