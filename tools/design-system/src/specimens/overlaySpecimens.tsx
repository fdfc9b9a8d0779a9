import {
  Button,
  Dialog,
  type DialogProps,
  Disclosure,
  FullScreen,
  IconButton,
  Popover,
  TextField,
  Tooltip,
} from '@outcome-studio/shared/ui'
import { ListChecks, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { LONG_TEXT } from './LONG_TEXT.ts'
import type { Specimen } from './Specimen.ts'
import { Stateful } from './Stateful.tsx'

interface DialogExampleProps extends Pick<DialogProps, 'size' | 'role' | 'title' | 'children'> {
  readonly hasActions?: boolean
}

function DialogExample({ hasActions = true, ...rest }: DialogExampleProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const actions = (
    <>
      <Button tone="quiet" onPress={close}>
        Cancel
      </Button>
      <Button tone={rest.role === 'alertdialog' ? 'danger' : 'primary'} onPress={close}>
        {rest.role === 'alertdialog' ? 'Leave' : 'Rename'}
      </Button>
    </>
  )
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog {...rest} isOpen={isOpen} onClose={close} actions={hasActions && actions} />
    </>
  )
}

function FullScreenExample() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <FullScreen label="Presentation" onClose={close}>
          <p>One thing at a time.</p>
          <Button onPress={close}>End presentation</Button>
        </FullScreen>
      )}
    </>
  )
}

function PopoverExample() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton ref={trigger} label="First steps" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ListChecks aria-hidden="true" />
      </IconButton>
      <Popover label="First steps" isOpen={isOpen} onOpenChange={setOpen} triggerRef={trigger}>
        <p>The page stays usable while this is open.</p>
      </Popover>
    </>
  )
}

const paragraphs = Array.from({ length: 24 }, (_, index) => `${index + 1}. ${LONG_TEXT}.`)

export const overlaySpecimens: readonly Specimen[] = [
  {
    name: 'Dialog',
    purpose: 'A question or a small task above the page.',
    contract:
      'Role dialog, or alertdialog where one must decide, named by its title. Takes the keyboard, Escape closes, the focus goes back. What is too long scrolls between title and actions. Without actions it has a Close button.',
    states: [
      {
        name: 'Medium',
        show: () => (
          <DialogExample title="Rename study">
            <Stateful initial="Commute">
              {(value, set) => <TextField label="New name" value={value} onChange={set} autoFocus />}
            </Stateful>
          </DialogExample>
        ),
      },
      {
        name: 'Small, a decision',
        show: () => (
          <DialogExample title="Leave without saving?" size="small" role="alertdialog">
            <p>What you typed since the last save stays on this device.</p>
          </DialogExample>
        ),
      },
      {
        name: 'Large, too long for the screen',
        show: () => (
          <DialogExample title="Which version do you want to keep?" size="large">
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </DialogExample>
        ),
      },
      {
        name: 'Without actions',
        show: () => (
          <DialogExample title="User profile" size="large" hasActions={false}>
            <p>A whole screen may stand here.</p>
          </DialogExample>
        ),
      },
    ],
  },
  {
    name: 'FullScreen',
    purpose: 'One thing on the whole screen, for example a slide.',
    contract:
      'Role dialog, named by its label. Covers the window, and the screen where the browser allows it. Takes the keyboard, Escape closes, the focus goes back.',
    states: [{ name: 'Rest', show: () => <FullScreenExample /> }],
  },
  {
    name: 'Popover',
    purpose: 'Something beside a control, while the page stays usable.',
    contract:
      'Role dialog, not modal, named by its label. Takes the focus when opened from its trigger, not when it opens by itself. Escape and Close close it, the focus goes back.',
    states: [{ name: 'Rest', show: () => <PopoverExample /> }],
  },
  {
    name: 'Tooltip',
    purpose: 'Says more about a control than its name does.',
    contract:
      'Describes its control at all times. Shown on hover and on focus by keyboard, stays while the pointer is on it, Escape hides it.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Tooltip text="Takes back the last change">
            <Button>
              <Undo2 aria-hidden="true" />
              Undo
            </Button>
          </Tooltip>
        ),
      },
    ],
  },
  {
    name: 'Disclosure',
    purpose: 'A detail most readers can do without.',
    contract: 'The platform’s own: Enter and Space open it, and searching in the page finds what is in it.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Disclosure summary="What is stored">Which screens you open, and how long they take.</Disclosure>
        ),
      },
    ],
  },
]
