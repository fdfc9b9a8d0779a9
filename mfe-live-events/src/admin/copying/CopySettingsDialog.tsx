import { counted } from '@outcome-studio/shared/domain/base'
import type { Instructor, LiveEvent } from '@outcome-studio/shared/domain/events'
import { Button, DescriptionList, Dialog, Select } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { type CopiedSettings, copiedSettings, settingsSources } from '../../domain/copiedSettings.ts'
import { formatMoment } from '../core/formatMoment.ts'

interface CopySettingsDialogProps {
  readonly events: readonly LiveEvent[]
  /** Whether there are no events that are not loaded. */
  readonly isComplete: boolean
  /** Events that get the settings. */
  readonly targets: readonly LiveEvent[]
  readonly instructors: readonly Instructor[]
  readonly onCopy: (settings: CopiedSettings) => void
  readonly onClose: () => void
}

/** Copies what admins edit of an event onto the selected ones, after it is shown. */
export function CopySettingsDialog({
  events,
  isComplete,
  targets,
  instructors,
  onCopy,
  onClose,
}: CopySettingsDialogProps) {
  const sources = settingsSources(events, targets)
  const [sourceId, setSourceId] = useState<string>(sources[0]?.documentId ?? '')
  const source = sources.find(({ documentId }) => documentId === sourceId)
  const [target] = targets
  const to =
    targets.length === 1 ? `“${target?.topic || 'Untitled event'}”` : counted(targets.length, 'event')
  return (
    <Dialog
      title={`Copy settings to ${to}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            tone="primary"
            isDisabled={source === undefined}
            onPress={() => source && onCopy(copiedSettings(source))}
          >
            Copy settings
          </Button>
        </>
      }
    >
      {source === undefined ? (
        <p>
          {isComplete
            ? 'No other event has settings yet.'
            : 'None of the other loaded events has settings yet.'}
        </p>
      ) : (
        <>
          <Select
            label="From"
            value={sourceId}
            options={sources.map(({ documentId, topic, startTime }) => ({
              value: documentId,
              label: `${topic || 'Untitled event'}, ${formatMoment(startTime)}`,
            }))}
            onChange={setSourceId}
          />
          {!isComplete && <p>Only the events that are loaded are listed.</p>}
          <DescriptionList facts={factsOf(copiedSettings(source), instructors)} />
          <p>
            They replace what {targets.length === 1 ? 'the event has' : 'the events have'} now. Topic,
            description, places and questions come from Zoom, and are changed there.
          </p>
        </>
      )}
    </Dialog>
  )
}

function factsOf(settings: CopiedSettings, instructors: readonly Instructor[]) {
  const { category, instructor, preCourse, preModule, preTool } = settings
  const name = instructors.find(({ id }) => id === instructor)?.name ?? instructor
  return [
    { term: 'Category', description: category || 'None' },
    { term: 'Instructor', description: name || 'None' },
    { term: 'Course to take before', description: preCourse || 'None' },
    { term: 'Module to work through before', description: preModule || 'None' },
    { term: 'Tool to try before', description: preTool || 'None' },
  ]
}
