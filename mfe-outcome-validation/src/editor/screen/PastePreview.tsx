import { Button, color, Dialog, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { WaitingPaste } from '../paste/Pasting.ts'

/** Lines shown at most. */
const MOST_SHOWN = 100

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  max-height: 40dvh;
  padding: ${space(3)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  font: ${type.small};
  overflow-y: auto;

  & > li {
    list-style: none;
  }
`

interface PastePreviewProps {
  readonly waiting: Exclude<WaitingPaste, { readonly kind: 'table' }>
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Shows what a long list will add and asks for confirmation, or says why a paste is refused. */
export function PastePreview({ waiting, onConfirm, onCancel }: PastePreviewProps) {
  if (waiting.kind === 'refused') {
    return (
      <Dialog
        title="This cannot be pasted"
        isOpen
        onClose={onCancel}
        actions={
          <Button tone="primary" onPress={onCancel} autoFocus>
            Close
          </Button>
        }
      >
        <p>{waiting.message}</p>
      </Dialog>
    )
  }
  const { texts } = waiting
  return (
    <Dialog
      title={`Add ${texts.length} texts?`}
      isOpen
      onClose={onCancel}
      size="large"
      actions={
        <>
          <Button tone="quiet" onPress={onCancel}>
            Cancel
          </Button>
          <Button tone="primary" onPress={onConfirm} autoFocus>
            Add them
          </Button>
        </>
      }
    >
      <p>This is what was found in what you pasted. Once it is added, one Undo takes all of it back.</p>
      {/* A list that scrolls must be reachable by keyboard. */}
      <List role="list" aria-label="What will be added" tabIndex={0}>
        {linesOf(texts).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
        {texts.length > MOST_SHOWN && <li>… and {texts.length - MOST_SHOWN} more</li>}
      </List>
    </Dialog>
  )
}

function linesOf(texts: readonly string[]) {
  return texts.slice(0, MOST_SHOWN).map((text, at) => ({ text, key: `${at} ${text}` }))
}
