import { type ControlKey, type ShortcutGroup, ShortcutsDialog } from '@outcome-studio/shared/editor'

const moving = (control: string): ShortcutGroup[1] => [
  { keys: [['F8'], ['Shift', 'F8']], does: 'Go to the next or previous remark' },
  { keys: [['Alt', 'Enter']], does: 'From a text to the buttons of its remarks' },
  { keys: [['↑'], ['↓']], does: 'At the edge of a text: go to the one before or after it' },
  {
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    does: 'Move a job step or outcome statement; also into the next step',
  },
  { keys: [[control, '.']], does: 'Collapse or expand the job step' },
  { keys: [['Shift', 'Space']], does: 'In the table: select all rows from the last selected one' },
  { keys: [['Escape']], does: 'In the table: clear the selection' },
]

const writing = (control: string): ShortcutGroup[1] => [
  { keys: [['Enter']], does: 'Add an outcome statement below; from a field above, go on to the next' },
  { keys: [['Enter']], does: 'Within an outcome statement: split it at the cursor' },
  { keys: [['Backspace']], does: 'At the start of an outcome statement: join it with the one before' },
  { keys: [['Delete']], does: 'At the end of an outcome statement: join it with the one after' },
  { keys: [[control, 'Enter']], does: 'Add a job step below' },
  { keys: [['Backspace']], does: 'In an empty outcome statement: remove it' },
  { keys: [[control, 'V']], does: 'Paste a list, one statement in each line, or a table with a preview' },
]

const READING: ShortcutGroup[1] = [
  { keys: [['↑'], ['↓']], does: 'Choose a sentence; with Shift several' },
  { keys: [['Page Up'], ['Page Down']], does: 'Choose the first sentence of another paragraph' },
  { keys: [['Enter']], does: 'Add what is chosen to an outcome statement; Enter again takes the marked one' },
  { keys: [['Shift', 'Enter']], does: 'Add what is chosen to a new outcome statement' },
]

const whole = (control: string): ShortcutGroup[1] => [
  { keys: [[control, 'Z']], does: 'Undo' },
  { keys: [[control, 'Shift', 'Z'], ...(control === 'Ctrl' ? [['Ctrl', 'Y']] : [])], does: 'Redo' },
  { keys: [[control, 'F']], does: 'Find in study (press again for browser search)' },
  { keys: [control === 'Ctrl' ? ['Ctrl', 'H'] : [control, 'Shift', 'H']], does: 'Find and replace' },
  { keys: [[control, 'S']], does: 'Save' },
  { keys: [['→'], ['←']], does: 'While presenting: go to the next or previous slide' },
  { keys: [['?']], does: 'Show shortcuts (when not typing)' },
]

interface StudyShortcutsProps {
  readonly onClose: () => void
  readonly control: ControlKey
}

/** Lists the keyboard shortcuts of the editor. */
export function StudyShortcuts({ onClose, control }: StudyShortcutsProps) {
  const groups: readonly ShortcutGroup[] = [
    ['Writing', writing(control)],
    ['Moving', moving(control)],
    ['In a transcript', READING],
    ['The whole study', whole(control)],
  ]
  return <ShortcutsDialog groups={groups} onClose={onClose} />
}
