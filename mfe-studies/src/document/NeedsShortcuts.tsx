import { type ControlKey, type ShortcutGroup, ShortcutsDialog } from '@outcome-studio/shared/editor'

const writing = (control: string): ShortcutGroup[1] => [
  { keys: [['Enter']], does: 'Add a goal below; from the core job, go on' },
  { keys: [['Backspace']], does: 'In an empty goal: remove it' },
  { keys: [[control, 'Enter']], does: 'Go to the details of a goal' },
  { keys: [[control, 'V']], does: 'Paste a list, one goal in each line' },
]

const MOVING: ShortcutGroup[1] = [
  { keys: [['↑'], ['↓']], does: 'At the edge of a text: go to the one before or after it' },
  {
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    does: 'Move a goal within its layer',
  },
  { keys: [['Alt', 'Enter']], does: 'Move a goal to another layer or place' },
]

const MAP: ShortcutGroup[1] = [
  { keys: [['+'], ['-']], does: 'Zoom in or out (when not typing)' },
  { keys: [['0']], does: 'Show the whole map (when not typing)' },
]

const whole = (control: string): ShortcutGroup[1] => [
  { keys: [[control, 'Z']], does: 'Undo' },
  { keys: [[control, 'Shift', 'Z'], ...(control === 'Ctrl' ? [['Ctrl', 'Y']] : [])], does: 'Redo' },
  { keys: [[control, 'S']], does: 'Save' },
  { keys: [['?']], does: 'Show shortcuts (when not typing)' },
]

interface NeedsShortcutsProps {
  readonly onClose: () => void
  readonly control: ControlKey
}

/** Lists the keyboard shortcuts of a needs document. */
export function NeedsShortcuts({ onClose, control }: NeedsShortcutsProps) {
  const groups: readonly ShortcutGroup[] = [
    ['Writing', writing(control)],
    ['Moving', MOVING],
    ['The map', MAP],
    ['The whole document', whole(control)],
  ]
  return <ShortcutsDialog groups={groups} onClose={onClose} />
}
