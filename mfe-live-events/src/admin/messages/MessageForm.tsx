import {
  audiencesOf,
  type EventMessage,
  isInAudience,
  type LiveEvent,
  MESSAGE_AUDIENCES,
  MESSAGE_LIMITS,
  messageProblem,
} from '@outcome-studio/shared/domain/events'
import { Button, Checkbox, Notice, Select, TextField } from '@outcome-studio/shared/ui'
import type { EventRegistrant } from '../../domain/registrants/EventRegistrant.ts'
import { TextAreaField } from '../core/TextAreaField.tsx'
import { AUDIENCE_LABELS, followUpOf, PROBLEM_TEXTS } from './messageTexts.ts'

interface MessageFormProps {
  /** Of the form, for the button that submits it. */
  readonly id: string
  readonly event: LiveEvent
  readonly registrants: readonly EventRegistrant[]
  /** Milliseconds since 1970. */
  readonly now: number
  readonly draft: EventMessage
  readonly change: (changes: Partial<EventMessage>) => void
  /** Whether problems are shown. */
  readonly isChecked: boolean
  readonly onPreview: () => void
  /** Called in place of onPreview while something is missing. */
  readonly onIncomplete: () => void
}

/** To whom a manager writes, and what. */
export function MessageForm(props: MessageFormProps) {
  const { id, event, registrants, now, draft, change, isChecked, onPreview, onIncomplete } = props
  const audiences = audiencesOf(event, now)
  const problem = messageProblem(draft, event, now)
  const hasEnded = audiences.includes('attended')
  const hasReport = registrants.some(({ minutes }) => minutes !== null)
  const errorOf = (...own: readonly string[]) =>
    isChecked && problem !== null && own.includes(problem) ? PROBLEM_TEXTS[problem] : undefined
  return (
    <form
      id={id}
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(submit) => {
        submit.preventDefault()
        if (problem === null) onPreview()
        else onIncomplete()
      }}
    >
      {hasEnded && !hasReport && (
        <Notice>Zoom does not say yet who came. Please try again in an hour.</Notice>
      )}
      <Select
        label="To"
        value={draft.audience}
        options={audiences.map((value) => {
          const people = registrants.filter((each) => isInAudience(value, each)).length
          return { value, label: `${AUDIENCE_LABELS[value]} (${people})` }
        })}
        errorMessage={errorOf('noAudience')}
        onChange={(chosen) => {
          const audience = MESSAGE_AUDIENCES.find((each) => each === chosen)
          if (audience) change({ audience })
        }}
      />
      <TextField
        label="Subject"
        autoComplete="off"
        value={draft.subject}
        maxLength={MESSAGE_LIMITS.subject}
        errorMessage={errorOf('noSubject')}
        onChange={(subject) => change({ subject })}
      />
      <TextAreaField
        label="Text"
        description="The email greets each person by name, and shows the event with its times below your text."
        errorMessage={errorOf('noText')}
        value={draft.text}
        onChange={(text) => change({ text })}
        maxLength={MESSAGE_LIMITS.text}
        rows={7}
      />
      {event.vimeoId !== '' && (
        <Checkbox
          label="With the recording"
          description="The email has a button that leads to the recording on the event’s page."
          isSelected={draft.withRecording}
          onChange={(withRecording) => change({ withRecording })}
        />
      )}
      {hasEnded && event.vimeoId !== '' && draft.subject === '' && draft.text === '' && (
        <div>
          <Button onPress={() => change(followUpOf(event))}>Start with a follow-up text</Button>
        </div>
      )}
    </form>
  )
}
