import { Button, IconButton, MenuButton } from '@outcome-studio/shared/ui'
import { Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { LONG_TEXT } from './LONG_TEXT.ts'
import type { Specimen } from './Specimen.ts'
import { Stateful } from './Stateful.tsx'

const nothing = () => {}

export const buttonSpecimens: readonly Specimen[] = [
  {
    name: 'Button',
    purpose: 'Does something, and says what by text.',
    contract:
      'Role button, named by its text. Enter, Space and a press. Hover and press darken it. While it waits it keeps focus, name and width, ignores presses, and “In progress” is announced politely.',
    states: [
      { name: 'Secondary', show: () => <Button>Cancel</Button> },
      { name: 'Primary', show: () => <Button tone="primary">Save</Button> },
      { name: 'Quiet', show: () => <Button tone="quiet">Not now</Button> },
      { name: 'Danger', show: () => <Button tone="danger">Delete</Button> },
      {
        name: 'With an icon',
        show: () => (
          <Button tone="primary">
            <Plus aria-hidden="true" />
            New study
          </Button>
        ),
      },
      { name: 'Disabled', show: () => <Button isDisabled>Cancel</Button> },
      {
        name: 'Busy',
        show: () => (
          <Stateful initial={true}>
            {(isPending, setPending) => (
              <>
                <Button tone="primary" isPending={isPending}>
                  Save
                </Button>
                <Button tone="quiet" onPress={() => setPending(!isPending)}>
                  {isPending ? 'Stop waiting' : 'Wait'}
                </Button>
              </>
            )}
          </Stateful>
        ),
      },
      { name: 'Long text', show: () => <Button>{LONG_TEXT}</Button> },
    ],
  },
  {
    name: 'IconButton',
    purpose: 'A button where there is room for an icon alone, hundreds of times on a page.',
    contract:
      'Role button, named by its label, which the pointer shows too. 32 px, or 44 px for a finger. Holds no state.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <IconButton label="Rename">
            <Pencil aria-hidden="true" />
          </IconButton>
        ),
      },
      {
        name: 'Disabled',
        show: () => (
          <IconButton label="Rename" disabled>
            <Pencil aria-hidden="true" />
          </IconButton>
        ),
      },
    ],
  },
  {
    name: 'MenuButton',
    purpose: 'Opens a short list of actions on one thing.',
    contract:
      'A button that names the thing, with a menu. Arrows, Home, End and letters move, Enter acts, Escape closes and gives the focus back.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <MenuButton
            label="Actions for Commute study"
            choices={[
              { id: 'rename', label: 'Rename', icon: <Pencil aria-hidden="true" />, onAction: nothing },
              { id: 'copy', label: 'Make a copy', icon: <Copy aria-hidden="true" />, onAction: nothing },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 aria-hidden="true" />,
                tone: 'danger',
                onAction: nothing,
              },
            ]}
          />
        ),
      },
    ],
  },
]
