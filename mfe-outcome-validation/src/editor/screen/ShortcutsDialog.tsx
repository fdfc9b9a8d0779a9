import { color, Dialog, Kbd, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

interface Shortcut {
  /** Keys pressed together; one entry per alternative. */
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

const MOVING: readonly Shortcut[] = [
  { keys: [['↑'], ['↓']], does: 'At the edge of a text: go to the one before or after it' },
  {
    keys: [
      ['Alt', '↑'],
      ['Alt', '↓'],
    ],
    does: 'Move a job step or outcome statement; also into the next step',
  },
]

const writing = (control: string): readonly Shortcut[] => [
  { keys: [['Enter']], does: 'Add an outcome statement below; from a job step, go to its statements' },
  { keys: [[control, 'Enter']], does: 'Add a job step below' },
  { keys: [['Backspace']], does: 'In an empty outcome statement: remove it' },
  { keys: [[control, 'V']], does: 'Paste a list, one statement in each line, or a table with a preview' },
]

const whole = (control: string): readonly Shortcut[] => [
  { keys: [[control, 'Z']], does: 'Undo' },
  { keys: [[control, 'Shift', 'Z'], ...(control === 'Ctrl' ? [['Ctrl', 'Y']] : [])], does: 'Redo' },
  { keys: [[control, 'F']], does: 'Find in the study; once more for the browser’s own search' },
  { keys: [[control, 'S']], does: 'Save' },
  { keys: [['?']], does: 'Show this list, outside of a field' },
]

const Group = styled.section`
  display: grid;
  gap: ${space(2)};
`

const Title = styled.h3`
  color: ${color.textMuted};
  font: ${type.label};
`

const List = styled.dl`
  display: grid;
  gap: ${space(2)};
`

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 10rem) minmax(0, 1fr);
  align-items: baseline;
  gap: ${space(3)};
`

const Keys = styled.dt`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};

  & > span {
    white-space: nowrap;
  }
`

interface ShortcutsDialogProps {
  readonly onClose: () => void
  /** Name of the shortcuts' modifier key on this machine. */
  readonly control: 'Ctrl' | '⌘'
}

/** Lists the keyboard shortcuts of the editor. */
export function ShortcutsDialog({ onClose, control }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
      {(
        [
          ['Writing', writing(control)],
          ['Moving', MOVING],
          ['The whole study', whole(control)],
        ] as const
      ).map(([title, shortcuts]) => (
        <Group key={title}>
          <Title>{title}</Title>
          <List>
            {shortcuts.map(({ keys, does }) => (
              <Entry key={does}>
                <Keys>
                  {keys.map((way, at) => (
                    <span key={way.join()}>
                      {at > 0 && 'or '}
                      {way.map((key, index) => (
                        <span key={key}>
                          {index > 0 && ' '}
                          <Kbd>{key}</Kbd>
                        </span>
                      ))}
                    </span>
                  ))}
                </Keys>
                <dd>{does}</dd>
              </Entry>
            ))}
          </List>
        </Group>
      ))}
    </Dialog>
  )
}
