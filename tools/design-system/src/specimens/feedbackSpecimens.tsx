import {
  Badge,
  Button,
  EmptyState,
  Notice,
  ProgressBar,
  SavedOnDevice,
  Skeleton,
  Spinner,
  StepProgress,
} from '@outcome-studio/shared/ui'
import { FilePlus } from 'lucide-react'
import { LONG_TEXT } from './LONG_TEXT.ts'
import type { Specimen } from './Specimen.ts'

export const feedbackSpecimens: readonly Specimen[] = [
  {
    name: 'Badge',
    purpose: 'How something stands, in a word or two.',
    contract: 'Text like any other. Its tone repeats what the words say.',
    states: [
      { name: 'Neutral', show: () => <Badge>Trial ended</Badge> },
      { name: 'Primary', show: () => <Badge tone="primary">Member</Badge> },
      { name: 'Danger', show: () => <Badge tone="danger">Membership required</Badge> },
    ],
  },
  {
    name: 'Notice',
    purpose: 'Something the reader should know, where it matters, with the way out beside it.',
    contract: 'Role alert where something went wrong, so that it is read out at once; else role note.',
    states: [
      { name: 'Info', show: () => <Notice>Another tab saved this study.</Notice> },
      { name: 'Success', show: () => <Notice tone="success">Every statement is in order.</Notice> },
      { name: 'Warning', show: () => <Notice tone="warning">This study is almost full.</Notice> },
      {
        name: 'Danger, with actions',
        show: () => (
          <Notice tone="danger" actions={<Button>Try again</Button>}>
            Saving did not work. What you typed is still here.
          </Notice>
        ),
      },
      { name: 'Long text', show: () => <Notice>{`${LONG_TEXT}. ${LONG_TEXT}.`}</Notice> },
    ],
  },
  {
    name: 'ProgressBar',
    purpose: 'How far something is that takes longer than a second.',
    contract: 'Role progressbar, named by its label, from 0 to 100; without a figure where nobody knows.',
    states: [
      { name: 'Determinate', show: () => <ProgressBar label="Collecting your data" value={0.4} /> },
      { name: 'Indeterminate', show: () => <ProgressBar label="Preparing the file" /> },
    ],
  },
  {
    name: 'StepProgress',
    purpose: 'The place in a short sequence of screens, such as the questions of a guide.',
    contract: 'Role progressbar, named by its text, from 0 to the number of steps.',
    states: [
      { name: 'First', show: () => <StepProgress name="Question" step={1} of={7} /> },
      { name: 'Last', show: () => <StepProgress name="Question" step={7} of={7} /> },
      {
        name: 'With the name of the sequence',
        show: () => <StepProgress title="Guided start" name="Question" step={4} of={7} />,
      },
    ],
  },
  {
    name: 'Spinner',
    purpose: 'Shows that something is under way, beside a text that says it.',
    contract: 'Says nothing to a screen reader. Stands still where less motion is asked for.',
    states: [
      {
        name: 'Busy',
        show: () => (
          <>
            <Spinner /> Saving…
          </>
        ),
      },
    ],
  },
  {
    name: 'Skeleton',
    purpose: 'Stands in for a list while it is loading.',
    contract: 'A polite status says what is on its way; the lines are decoration.',
    states: [{ name: 'Loading', show: () => <Skeleton label="Loading your studies" lines={2} /> }],
  },
  {
    name: 'SavedOnDevice',
    purpose: 'Says how old data of this device is while the server cannot be reached.',
    contract: 'A polite status in quiet words. Absent while the server answers.',
    states: [
      {
        name: 'Offline',
        show: () => <SavedOnDevice snapshot={{ savedAt: '2026-03-01T09:00:00.000Z', isOffline: true }} />,
      },
    ],
  },
  {
    name: 'EmptyState',
    purpose: 'Says what will be here, why it matters, and offers the first step.',
    contract: 'A second-level heading, words and an action.',
    states: [
      {
        name: 'Empty',
        show: () => (
          <EmptyState
            title="No studies yet"
            icon={<FilePlus aria-hidden="true" />}
            action={<Button>New study</Button>}
          >
            Start with a job that people want to get done.
          </EmptyState>
        ),
      },
    ],
  },
]
