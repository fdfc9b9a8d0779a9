import type { ProposedEdit } from '@outcome-studio/shared/domain/coach'
import type { JobStepCategory } from '@outcome-studio/shared/domain/study'
import type { DraftedAnswer } from './draftAnswer.ts'

type StepEdit = Extract<ProposedEdit, { kind: 'addStep' }>

/**
 * Drafted steps with the categories that they have together, in the order in which they were told.
 * @param isMeant the steps whose category may change
 */
export function withCategories(
  drafted: DraftedAnswer,
  categoriesOf: (steps: readonly string[]) => readonly JobStepCategory[],
  isMeant: (step: StepEdit) => boolean = () => true,
): DraftedAnswer {
  const steps = drafted.proposals.flatMap(({ edit }) =>
    edit.kind === 'addStep' && isMeant(edit) ? [edit] : [],
  )
  const categories = categoriesOf(steps.map(({ text }) => text))
  const proposals = drafted.proposals.map((proposal) => {
    const { edit } = proposal
    const at = edit.kind === 'addStep' ? steps.indexOf(edit) : -1
    const category = categories[at]
    return edit.kind !== 'addStep' || category === undefined
      ? proposal
      : { ...proposal, edit: { ...edit, category } }
  })
  return { ...drafted, proposals }
}
