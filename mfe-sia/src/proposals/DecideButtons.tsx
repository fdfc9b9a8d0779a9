import { Button, IconButton } from '@outcome-studio/shared/ui'
import { CircleQuestionMark, Pencil, X } from 'lucide-react'
import { Buttons, Compact } from './proposalStyles.ts'
import { DECIDE_MARK } from './useCardFocus.ts'
import { ACCEPT_MARK } from './useNextFocus.ts'

interface DecideButtonsProps {
  readonly state: 'open' | 'changed' | 'gone' | 'waiting'
  /** Whether the member sees the text that has changed next to the proposed one. */
  readonly isComparing: boolean
  readonly onAccept: () => void
  readonly onCompare: () => void
  /** null if there is no text to edit. */
  readonly onEdit: (() => void) | null
  readonly onReject: () => void
  /** The reason, as a control that shows it; null if there is none. */
  readonly why: { readonly id: string; readonly isShown: boolean; readonly onToggle: () => void } | null
}

/** The buttons of an undecided proposal. In a very narrow column, only Accept has a visible text. */
export function DecideButtons(props: DecideButtonsProps) {
  const { state, isComparing, onAccept, onCompare, onEdit, onReject, why } = props
  return (
    <Buttons {...{ [DECIDE_MARK]: '', ...(state === 'open' && { [ACCEPT_MARK]: '' }) }}>
      {state === 'open' && (
        <Button tone="primary" onPress={onAccept}>
          Accept
        </Button>
      )}
      {state === 'changed' && !isComparing && <Button onPress={onCompare}>Show both</Button>}
      {state === 'changed' && isComparing && <Button onPress={onAccept}>Use the proposed text</Button>}
      {state === 'open' && onEdit && (
        <Button tone="quiet" onPress={onEdit}>
          <Compact>
            <Pencil aria-hidden="true" />
            <span>Edit</span>
          </Compact>
        </Button>
      )}
      <Button tone="quiet" onPress={onReject}>
        <Compact>
          <X aria-hidden="true" />
          <span>Reject</span>
        </Compact>
      </Button>
      {why && (
        <IconButton
          label="Why this draft?"
          aria-expanded={why.isShown}
          aria-controls={why.isShown ? why.id : undefined}
          onClick={why.onToggle}
        >
          <CircleQuestionMark aria-hidden="true" />
        </IconButton>
      )}
    </Buttons>
  )
}
