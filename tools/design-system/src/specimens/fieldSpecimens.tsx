import {
  Checkbox,
  GrowingTextArea,
  Select,
  Switch,
  TextField,
  type TextSource,
  TypedTextArea,
} from '@outcome-studio/shared/ui'
import { LONG_TEXT } from './LONG_TEXT.ts'
import type { Specimen } from './Specimen.ts'
import { Stateful } from './Stateful.tsx'

const CATEGORIES = [
  { value: '', label: 'No category' },
  { value: 'define', label: 'Define' },
  { value: 'monitor', label: 'Monitor' },
] as const

/** Nothing else changes it. */
const typed = { text: LONG_TEXT }
const SOURCE: TextSource = {
  read: () => typed.text,
  write: (text) => {
    typed.text = text
  },
  subscribe: () => () => {},
}

export const fieldSpecimens: readonly Specimen[] = [
  {
    name: 'TextField',
    purpose: 'One line of text with its label, hint and error.',
    contract:
      'Role textbox, named by its label, described by hint and error. Invalid while there is an error. Tab reaches it also when it can only be read.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Stateful initial="">
            {(value, set) => (
              <TextField label="Job executor" placeholder="commuters" value={value} onChange={set} />
            )}
          </Stateful>
        ),
      },
      {
        name: 'With a hint',
        show: () => (
          <Stateful initial="Commute">
            {(value, set) => (
              <TextField
                label="Study name"
                description="Up to 128 characters, without a slash."
                value={value}
                onChange={set}
              />
            )}
          </Stateful>
        ),
      },
      {
        name: 'Error',
        show: () => (
          <Stateful initial="A/B">
            {(value, set) => (
              <TextField
                label="Study name"
                errorMessage="A name cannot have a slash. Please leave it out."
                value={value}
                onChange={set}
              />
            )}
          </Stateful>
        ),
      },
      {
        name: 'Can only be read',
        show: () => <TextField label="E-mail" value="nora@acme.test" isReadOnly />,
      },
      { name: 'Long text', show: () => <TextField label={LONG_TEXT} value={LONG_TEXT} isReadOnly /> },
    ],
  },
  {
    name: 'GrowingTextArea',
    purpose: 'A statement of any length; as high as its text.',
    contract: 'Role textbox; whoever uses it gives it a name. Holds no state.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Stateful initial={LONG_TEXT}>
            {(value, set) => (
              <GrowingTextArea
                aria-label="Statement"
                value={value}
                onChange={(event) => set(event.currentTarget.value)}
              />
            )}
          </Stateful>
        ),
      },
    ],
  },
  {
    name: 'TypedTextArea',
    purpose: 'As GrowingTextArea, for one of thousands of texts that are stored outside of React.',
    contract: 'Role textbox; whoever uses it gives it a name. Writes each key at once and renders nothing.',
    states: [{ name: 'Rest', show: () => <TypedTextArea aria-label="Statement" source={SOURCE} /> }],
  },
  {
    name: 'Select',
    purpose: 'One choice of a few.',
    contract: 'The platform’s own list: role combobox, named by its label.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Stateful initial="">
            {(value, set) => <Select label="Category" value={value} options={CATEGORIES} onChange={set} />}
          </Stateful>
        ),
      },
      {
        name: 'Disabled',
        show: () => <Select label="Category" value="" options={CATEGORIES} onChange={() => {}} isDisabled />,
      },
    ],
  },
  {
    name: 'Checkbox',
    purpose: 'A thing that is done or not, chosen or not.',
    contract: 'Role checkbox, named by its label alone, described by its hint. Space turns it.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Stateful initial={false}>
            {(isSelected, set) => <Checkbox label="Goals survey" isSelected={isSelected} onChange={set} />}
          </Stateful>
        ),
      },
      {
        name: 'Chosen, with a hint',
        show: () => (
          <Stateful initial={true}>
            {(isSelected, set) => (
              <Checkbox
                label="Start training"
                description="About ten minutes, on our training site."
                isSelected={isSelected}
                onChange={set}
              />
            )}
          </Stateful>
        ),
      },
      {
        name: 'Disabled',
        show: () => (
          <>
            <Checkbox label="Not done" isSelected={false} onChange={() => {}} isDisabled />
            <Checkbox label="Done" isSelected onChange={() => {}} isDisabled />
          </>
        ),
      },
      {
        name: 'Long text',
        show: () => <Checkbox label={LONG_TEXT} isSelected onChange={() => {}} />,
      },
    ],
  },
  {
    name: 'Switch',
    purpose: 'A setting that is on or off.',
    contract: 'Role switch, named by its label alone, described by its hint. Space turns it.',
    states: [
      {
        name: 'Rest',
        show: () => (
          <Stateful initial={false}>
            {(isSelected, set) => (
              <Switch
                label="Functional insights"
                description="Helps us find faults and slow screens."
                isSelected={isSelected}
                onChange={set}
              />
            )}
          </Stateful>
        ),
      },
      {
        name: 'Disabled',
        show: () => <Switch label="Strictly necessary" isSelected onChange={() => {}} isDisabled />,
      },
    ],
  },
]
