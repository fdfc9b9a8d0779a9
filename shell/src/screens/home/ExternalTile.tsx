import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { GraduationCap, Users } from 'lucide-react'
import styled from 'styled-components'
import { EXTERNAL_LINKS } from '../../layout/externalLinks.ts'
import { TileLead, TileTitle, tileLook } from './tileLook.ts'

const Look = styled.a`
  ${tileLook}
`

const ICONS = { training: GraduationCap, community: Users } as const

interface ExternalTileProps {
  readonly link: keyof typeof EXTERNAL_LINKS
  readonly lead: string
}

/** A site beside the product on the dashboard, opened in a new tab. */
export function ExternalTile({ link, lead }: ExternalTileProps) {
  const Icon = ICONS[link]
  const { label, href } = EXTERNAL_LINKS[link]
  return (
    <Look href={href} target="_blank" rel="noopener noreferrer">
      <Icon aria-hidden="true" />
      <TileTitle>{label}</TileTitle>
      <TileLead>
        {lead}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </TileLead>
    </Look>
  )
}
