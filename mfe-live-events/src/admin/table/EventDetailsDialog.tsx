import { AREAS } from '@outcome-studio/shared/domain/areas'
import { type LiveEvent, parseVideo } from '@outcome-studio/shared/domain/events'
import { Button, color, Dialog, Select, TextField, type } from '@outcome-studio/shared/ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { quotedTopic } from '../../core/quotedTopic.ts'
import { EVENT_TEXT_LIMITS } from '../../domain/eventLimits.ts'
import type { EventChanges } from '../core/pendingEdits.ts'

const NO_VIDEO =
  'Enter the number of a Vimeo video, or a link such as https://vimeo.com/123456789/abc123def4.'

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

interface EventDetailsDialogProps {
  readonly event: LiveEvent
  readonly onSave: (changes: EventChanges) => void
  readonly onClose: () => void
}

/** Edits prerequisites and the recording of an event. */
export function EventDetailsDialog({ event, onSave, onClose }: EventDetailsDialogProps) {
  const form = useId()
  const [draft, setDraft] = useState(() => ({
    preCourse: event.preCourse,
    preModule: event.preModule,
    preTool: event.preTool,
    vimeoId: event.vimeoId,
  }))
  const field = (name: keyof typeof draft) => ({
    value: draft[name],
    onChange: (value: string) =>
      setDraft((before) => ({ ...before, [name]: value.slice(0, EVENT_TEXT_LIMITS[name]) })),
  })
  const isVideo = draft.vimeoId.trim() === '' || parseVideo(draft.vimeoId) !== null
  const trimmed = {
    preCourse: draft.preCourse.trim(),
    preModule: draft.preModule.trim(),
    preTool: draft.preTool.trim(),
    vimeoId: draft.vimeoId.trim(),
  }
  const tools = [
    { value: '', label: 'None' },
    ...AREAS.filter(({ tile }) => tile).map(({ path, title }) => ({ value: path, label: title })),
  ]
  const isListed = tools.some(({ value }) => value === draft.preTool)
  return (
    <Dialog
      title={`Details of ${quotedTopic(event)}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form} isDisabled={!isVideo}>
            Save
          </Button>
        </>
      }
    >
      <Hint>
        Topic and agenda come from Zoom: change them there, and they follow within minutes. “Move event”,
        beside the registrants, changes the time.
      </Hint>
      <form
        id={form}
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(submit) => {
          submit.preventDefault()
          if (isVideo) onSave(trimmed)
        }}
      >
        <TextField
          label="Course to take before"
          description="The path of a course on the training site, for example /courses/jtbd-basics. Empty for none."
          {...field('preCourse')}
        />
        <TextField
          label="Module to work through before"
          description="The name of the module. Empty for none."
          {...field('preModule')}
        />
        <Select
          label="Tool to try before"
          options={isListed ? tools : [...tools, { value: draft.preTool, label: draft.preTool }]}
          {...field('preTool')}
        />
        <TextField
          label="Recording"
          description="The number of a Vimeo video, or its link. An unlisted video needs the whole link. Empty for none. Members see it once the event is over."
          errorMessage={isVideo ? undefined : NO_VIDEO}
          {...field('vimeoId')}
        />
      </form>
    </Dialog>
  )
}
