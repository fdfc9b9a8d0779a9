import { VisuallyHidden } from '@outcome-studio/shared/ui'
import { ArrowUpRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { MenuIcon } from '../../areas/MenuIcon.tsx'
import { usePointedAt } from '../../checklist/ChecklistHighlight.tsx'
import { usePreload } from '../../lazy/usePreload.ts'
import { MembershipMark } from '../../membership/MembershipMark.tsx'
import type { HomeTile } from './homeTiles.ts'
import { AdminLink, AreaCover, Aside, Card, ExternalCover, TileLead, TileTitle } from './tileStyles.ts'

interface TileProps {
  readonly tile: HomeTile
  /** Whether the member has to be asked for a membership in this area. */
  readonly needsMembership: boolean
}

/** A tile of the home page. The whole tile is the link, and the title alone is its accessible name. */
export function Tile({ tile, needsMembership }: TileProps) {
  const titleId = useId()
  const leadId = useId()
  const markId = useId()
  const isPointedAt = usePointedAt() === (tile.checklistItem ?? 'none')
  const link = { id: titleId, 'aria-describedby': needsMembership ? `${leadId} ${markId}` : leadId }
  return (
    <Card data-pointed-at={isPointedAt}>
      <MenuIcon name={tile.icon} />
      <TileTitle>
        {tile.kind === 'area' ? (
          <AreaTitle path={tile.path} {...link}>
            {tile.title}
          </AreaTitle>
        ) : (
          <ExternalCover href={tile.href} target="_blank" rel="noopener noreferrer" {...link}>
            {tile.title}
            <ArrowUpRight aria-hidden="true" />
          </ExternalCover>
        )}
      </TileTitle>
      <TileLead id={leadId}>
        {tile.lead}
        {tile.kind === 'external' && <VisuallyHidden> Opens in a new tab</VisuallyHidden>}
      </TileLead>
      <Aside>
        {needsMembership && (
          <MembershipMark id={markId}>
            You can look around. To create, check or join you need a membership.
          </MembershipMark>
        )}
        {tile.kind === 'area' && tile.adminPath && (
          <AdminLink to={tile.adminPath} aria-describedby={titleId}>
            Admin
          </AdminLink>
        )}
      </Aside>
    </Card>
  )
}

interface AreaTitleProps {
  readonly path: string
  readonly id: string
  readonly 'aria-describedby': string
  readonly children: ReactNode
}

function AreaTitle({ path, ...rest }: AreaTitleProps) {
  return <AreaCover to={path} {...rest} {...usePreload(path)} />
}
