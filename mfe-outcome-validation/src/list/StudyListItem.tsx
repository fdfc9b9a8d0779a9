import type { StudyHeader } from '@outcome-studio/shared/domain'
import { formatTime, storedPath } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { Badge, color, MenuButton, space, TextLink, type } from '@outcome-studio/shared/ui'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { describeStudyCounts } from '../core/describeStudyCounts.ts'
import { StudyHealthMark } from './StudyHealthMark.tsx'
import type { StudyNaming } from './StudyNameDialog.tsx'

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-size: auto 68px;

  &[hidden] {
    display: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(0.5)};
  flex: 1;
  min-width: 0;
`

const Name = styled(TextLink)`
  justify-self: start;
  color: ${color.text};
  font: ${type.body};
  font-weight: 550;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:hover {
    color: ${color.accent};
    text-decoration: underline;
  }
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface StudyListItemProps {
  readonly study: StudyHeader
  /** Whether it matches the search. */
  readonly isFound: boolean
  /** Whether this device stores unsaved changes to it. */
  readonly hasDraft: boolean
  /** Whether it is being deleted. */
  readonly isLeaving: boolean
  /** Whether it was just restored and takes focus. */
  readonly takesFocus: boolean
  readonly onName: (naming: StudyNaming) => void
  readonly onRemove: (study: StudyHeader) => void
}

/** One study: link, counts and time of the last save. */
export const StudyListItem = memo(function StudyListItem({
  study,
  isFound,
  hasDraft,
  isLeaving,
  takesFocus,
  onName,
  onRemove,
}: StudyListItemProps) {
  const { basename } = useHost()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  const icon = { 'aria-hidden': true } as const
  return (
    <Item hidden={!isFound}>
      <Words>
        <Name ref={link} to={`${basename}${storedPath(study.docName)}`}>
          {study.docName}
        </Name>
        <Facts>
          <span>{describeStudyCounts(study.counts)}</span>
          {study.updatedAt && (
            <span>
              Saved <time dateTime={study.updatedAt}>{formatTime(study.updatedAt)}</time>
            </span>
          )}
          <StudyHealthMark counts={study.counts} />
          {isLeaving && <span>Deleting…</span>}
          {hasDraft && <Badge>Unsaved changes on this device</Badge>}
        </Facts>
      </Words>
      <MenuButton
        label={`Actions for ${study.docName}`}
        choices={[
          {
            id: 'rename',
            label: 'Rename',
            icon: <Pencil {...icon} />,
            onAction: () => onName({ kind: 'rename', study }),
          },
          {
            id: 'copy',
            label: 'Make a copy',
            icon: <Copy {...icon} />,
            onAction: () => onName({ kind: 'copy', study }),
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 {...icon} />,
            tone: 'danger',
            onAction: () => onRemove(study),
          },
        ]}
      />
    </Item>
  )
})
