import { color, Dialog, Kbd, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

interface Shortcut {
  /** Keys pressed together; one entry per alternative. */
  readonly keys: readonly (readonly string[])[]
  readonly does: string
}

/** Shortcuts under a title, for example "Writing". */
export type ShortcutGroup = readonly [title: string, shortcuts: readonly Shortcut[]]

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
  readonly groups: readonly ShortcutGroup[]
  readonly onClose: () => void
}

/** Lists keyboard shortcuts. */
export function ShortcutsDialog({ groups, onClose }: ShortcutsDialogProps) {
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
