import type { JobStepView } from '@outcome-studio/shared/document'
import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { Button, Dialog, Select } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import { stepOptions } from './stepOptions.ts'

interface MoveRowsDialogProps {
  readonly steps: readonly JobStepView[]
  readonly onMove: (stepId: JobStepUuid) => void
  readonly onClose: () => void
}

/** Asks for the job step that the selected outcome statements move to. */
export function MoveRowsDialog({ steps, onMove, onClose }: MoveRowsDialogProps) {
  const [chosen, setChosen] = useState<string>(steps[0]?.uuid ?? '')
  const step = steps.find(({ uuid }) => uuid === chosen)
  return (
    <Dialog
      title="Move outcome statements"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            tone="primary"
            onPress={() => {
              onClose()
              if (step) onMove(step.uuid)
            }}
          >
            Move
          </Button>
        </>
      }
    >
      <Select label="To job step" value={chosen} options={stepOptions(steps)} onChange={setChosen} />
      <p>They are added at the end of the step, in their order.</p>
    </Dialog>
  )
}
