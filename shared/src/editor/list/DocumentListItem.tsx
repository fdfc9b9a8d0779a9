import { useHost } from '@outcome-studio/shared/feature'
import { Badge, color, MenuButton, space, TextLink, type } from '@outcome-studio/shared/ui'
import { Copy, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import styled from 'styled-components'
import { storedPath } from '../core/documentAddress.ts'
import { COLUMNS, columnsOfRow } from './listStyles.ts'

// Containing the width as well would let long names scroll the page sideways.
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(3)} ${space(3)} ${space(3)} ${space(4)};
  content-visibility: auto;
  contain-intrinsic-block-size: auto 68px;

  ${COLUMNS} {
    padding-block: ${space(2)};
    contain-intrinsic-block-size: auto 52px;
    ${columnsOfRow}
  }
  &:hover {
    background: ${color.sunken};
  }
  &[hidden] {
    display: none;
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};

  ${COLUMNS} {
    /* Name and facts become cells of the row. */
    display: contents;
  }
`

/** The name with the state of the document. */
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.small};
`

const Name = styled(TextLink)`
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

  & > span:empty {
    display: none;
  }
  ${COLUMNS} {
    display: contents;

    & > span:empty {
      display: block;
    }
  }
`

interface DocumentListItemProps {
  readonly docName: string
  /** Whether it matches the search. */
  readonly isFound: boolean
  /** Whether this device stores unsaved changes to it. */
  readonly hasDraft: boolean
  /** Whether it is being deleted. */
  readonly isLeaving: boolean
  /** Whether it was just restored and takes focus. */
  readonly takesFocus: boolean
  readonly onRename: () => void
  readonly onCopy: () => void
  readonly onRemove: () => void
  /** One element for each of the list's columns, with an empty span for an unknown value. */
  readonly children: ReactNode
}

/** One document of a long list: its link, facts and menu. Memoize the component that renders it. */
export function DocumentListItem({
  docName,
  isFound,
  hasDraft,
  isLeaving,
  takesFocus,
  onRename,
  onCopy,
  onRemove,
  children,
}: DocumentListItemProps) {
  const { basename } = useHost()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (takesFocus) link.current?.focus()
  }, [takesFocus])
  return (
    <Item hidden={!isFound}>
      <Words>
        <Title>
          <Name ref={link} dir="auto" to={`${basename}${storedPath(docName)}`}>
            {docName}
          </Name>
          {isLeaving && <span>Deleting…</span>}
          {hasDraft && <Badge>Unsaved changes on this device</Badge>}
        </Title>
        <Facts>{children}</Facts>
      </Words>
      <MenuButton
        label={`Actions for ${docName}`}
        choices={[
          { id: 'rename', label: 'Rename', icon: <Pencil aria-hidden="true" />, onAction: onRename },
          { id: 'copy', label: 'Make a copy', icon: <Copy aria-hidden="true" />, onAction: onCopy },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onAction: onRemove,
          },
        ]}
      />
    </Item>
  )
}
