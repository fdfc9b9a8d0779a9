import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { AreaIcon } from '../../layout/AreaIcon.tsx'
import { usePreload } from '../../layout/usePreload.ts'
import type { ShellRoute } from '../../routes/routes.ts'
import { TileLead, TileTitle, tileLook } from './tileLook.ts'

const Look = styled(Link)`
  ${tileLook}
`

const LEADS: Readonly<Record<string, string>> = {
  '/sia': 'Talk a study through with the coach.',
  '/needs-framework': 'Find out what people need, and write it down.',
  '/outcome-validation': 'Write studies and have every statement checked.',
  '/live-events': 'Join webinars and watch recordings.',
}

/** An area of the product on the dashboard. */
export function AreaTile({ area }: { readonly area: ShellRoute }) {
  return (
    <Look to={area.path} {...usePreload(area.path)}>
      <AreaIcon path={area.path} />
      <TileTitle>{area.title}</TileTitle>
      <TileLead>{LEADS[area.path]}</TileLead>
    </Look>
  )
}
