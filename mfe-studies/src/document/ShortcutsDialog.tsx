import { color, Dialog, Kbd, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

interface Shortcut {
  /** Keys pressed together; one entry per alternative. */
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

const writing = (control: string): readonly Shortcut[] => [
  { keys: [['Enter']], does: 'Add a goal below; from the core job, go on' },
  { keys: [['Backspace']], does: 'In an empty goal: remove it' },
  { keys: [[control, 'Enter']], does: 'Go to the details of a goal' },
  { keys: [[control, 'V']], does: 'Paste a list, one goal in each line' },
]

const MOVING: readonly Shortcut[] = [
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

const whole = (control: string): readonly Shortcut[] => [
  { keys: [[control, 'Z']], does: 'Undo' },
  { keys: [[control, 'Shift', 'Z'], ...(control === 'Ctrl' ? [['Ctrl', 'Y']] : [])], does: 'Redo' },
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

/** Lists the keyboard shortcuts of a needs document. */
export function ShortcutsDialog({ onClose, control }: ShortcutsDialogProps) {
  const groups = [
    ['Writing', writing(control)],
    ['Moving', MOVING],
    ['The whole document', whole(control)],
  ] as const
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose}>
      {groups.map(([title, shortcuts]) => (
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
