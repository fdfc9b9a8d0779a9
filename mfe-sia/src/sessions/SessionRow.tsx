import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { color, focusRing, IconButton, radius, space, type } from '@outcome-studio/shared/ui'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 36px;
  border-radius: ${radius.medium};
  content-visibility: auto;
  contain-intrinsic-size: auto 36px;

  &:hover {
    background: ${color.sunken};
  }
  &:has([aria-current]) {
    background: ${color.accentSoft};
  }
  /* Out of the layout until they are needed, so that the title has the whole row. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) > button {
      position: absolute;
      inset-inline-end: 0;
      opacity: 0;
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`
const Title = styled(Link)`
  flex: 1;
  min-width: 0;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.medium};
  color: ${color.text};
  font: ${type.small};
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  overflow: hidden;
  ${focusRing}
  outline-offset: -2px !important;

  &[aria-current] {
    font-weight: 600;
  }
`

interface SessionRowProps {
  readonly session: SiaSession
  readonly path: string
  readonly isCurrent: boolean
  readonly onRename: (session: SiaSession) => void
  readonly onExport: (session: SiaSession) => void
  readonly onRemove: (session: SiaSession) => void
}

/** One session in the list. Native elements only, as a list shows hundreds of them. */
export const SessionRow = memo(
  ({ session, path, isCurrent, onRename, onExport, onRemove }: SessionRowProps) => (
    <Row>
      <Title to={path} title={session.title} aria-current={isCurrent ? 'page' : undefined}>
        {session.title}
      </Title>
      <IconButton label={`Rename ${session.title}`} onClick={() => onRename(session)}>
        <Pencil aria-hidden="true" />
      </IconButton>
      <IconButton label={`Export ${session.title}`} onClick={() => onExport(session)}>
        <Download aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete ${session.title}`} onClick={() => onRemove(session)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  ),
)
