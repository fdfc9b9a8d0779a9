import type { JobStepView } from '@outcome-studio/shared/document'
import type { SelectOption } from '@outcome-studio/shared/ui'
import { shortened } from '../../core/shortened.ts'

/** The job steps as options of a list, with their numbers. */
export const stepOptions = (steps: readonly JobStepView[]): readonly SelectOption[] =>
  steps.map(({ uuid, userInput }, at) => ({ value: uuid, label: shortened(`${at + 1} ${userInput}`) }))
