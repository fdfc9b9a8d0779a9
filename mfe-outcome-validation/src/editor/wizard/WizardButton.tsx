import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useLazyComponent } from '@outcome-studio/shared/feature'
import { Button } from '@outcome-studio/shared/ui'
import { useState } from 'react'

const wizard = createLazyPart(async () => (await import('./StatementWizard.tsx')).StatementWizard)

/** Opens the questions that lead to an outcome statement of a job step. */
export function WizardButton({ stepId, number }: { readonly stepId: JobStepUuid; readonly number: number }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const StatementWizard = useLazyComponent(wizard, isOpen, close)
  return (
    <>
      <Button
        tone="quiet"
        onPress={() => setOpen(true)}
        aria-label={`Write with questions for job step ${number}`}
      >
        Write with questions…
      </Button>
      {StatementWizard && isOpen && <StatementWizard stepId={stepId} onClose={close} />}
    </>
  )
}
