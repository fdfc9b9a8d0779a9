import { ANYTHING } from '@outcome-studio/shared/document'
import type { JobStepUuid } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import { type StepHeat, stepHeat } from '../../domain/jobMap/stepHeat.ts'
import { useSessionValue } from '../react/EditorContext.ts'

/** The heat of a job step of the open study; null while none of its outcomes is rated. */
export function useStepHeat(stepId: JobStepUuid): StepHeat | null {
  const step = useSessionValue(ANYTHING, ({ content }) =>
    content.jobSteps.find(({ uuid }) => uuid === stepId),
  )
  return useMemo(() => (step ? stepHeat(step) : null), [step])
}
