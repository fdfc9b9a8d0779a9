import type { Pasted } from '@outcome-studio/shared/domain'
import { Button, color, Dialog, radius, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { describeItems } from '../paste/describeItems.ts'

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
  & > [data-kind='statement'] {
    padding-left: ${space(4)};
  }
  & > [data-kind='step'] {
    font-weight: 600;
  }
`

interface PastePreviewProps {
  readonly pasted: Pasted
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Shows what a large paste will add and asks for confirmation. */
export function PastePreview({ pasted, onConfirm, onCancel }: PastePreviewProps) {
  const lines = linesOf(pasted)
  const what = pasted.kind === 'steps' ? describeItems(pasted.steps) : `${pasted.texts.length} texts`
  return (
    <Dialog
      title={`Add ${what}?`}
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
        {lines.slice(0, MOST_SHOWN).map(({ kind, text, key }) => (
          <li key={key} data-kind={kind}>
            {text}
          </li>
        ))}
        {lines.length > MOST_SHOWN && <li>… and {lines.length - MOST_SHOWN} more</li>}
      </List>
    </Dialog>
  )
}

function linesOf(pasted: Pasted) {
  const lines =
    pasted.kind === 'texts'
      ? pasted.texts.map((text) => ({ kind: 'text', text }))
      : pasted.steps.flatMap(({ userInput, category, statements }) => [
          { kind: 'step', text: category === null ? userInput : `${userInput} (${category})` },
          ...statements.map((text) => ({ kind: 'statement', text })),
        ])
  return lines.map((line, at) => ({ ...line, key: `${at} ${line.text}` }))
}
