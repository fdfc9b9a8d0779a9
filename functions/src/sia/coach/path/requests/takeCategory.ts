import type { CoachContext, CoachState } from '@outcome-studio/shared/domain/coach'
import type { ToldCategory } from '../../messages/readCategory.ts'
import { findStep } from '../places/findStep.ts'
import {
  askCategory,
  askWhichItem,
  type Changed,
  type ChangeQuestion,
  nothingCalled,
  setCategory,
} from './changeItem.ts'
import { findItems, type StudyItem, stepItemsIn } from './findItems.ts'

/** The category that a sentence gives to a step; null if it gives none. */
export function takeCategory(
  context: CoachContext,
  state: CoachState,
  told: ToldCategory | null,
): Changed | ChangeQuestion | null {
  if (told === null || stepItemsIn(context).length === 0) return null
  const { name, category, denied, isFramed, isWeighed } = told
  const { items, match, isSeveral } = findItems(context, state, name)
  if (match === 'spoken') {
    const steps = spokenSteps(context, state, told)
    return told.isSure || (isWeighed && name !== 'it') ? changeOne(context, steps, category) : null
  }
  const steps = items.filter(({ kind }) => kind === 'step')
  const isNumber = /\d/.test(name)
  // "Clearing the weeds is preparation": all of the words name one step.
  const isSure = told.isSure || (steps.length === 1 && (match === 'text' || match === 'action'))
  if (steps.length === 0) return match === 'item' && isNumber ? nothingCalled('step', name) : null
  // "Mixing belongs to preparing" may mean the step "Prepare the dough".
  const isOfStep = category !== null && findStep(context.study, category.toLowerCase(), null).match === 'sure'
  if (!isSure || (isOfStep && !isFramed && denied === null && !isNumber)) return null
  if (isSeveral && category !== null) {
    const changes = steps.map((step) => setCategory(context, step, category))
    return {
      note: changes.map(({ note }) => note.replace(/:$/, '.')).join(' '),
      proposals: changes.flatMap(({ proposals }) => proposals),
      replaced: changes.flatMap(({ replaced }) => replaced),
    }
  }
  // Who denies a category that the step does not have tells something else.
  const isDenied =
    category !== null || denied === null || steps.some((step) => categoryOf(context, step) === denied)
  return isDenied ? changeOne(context, steps, category) : null
}

function changeOne(
  context: CoachContext,
  steps: readonly StudyItem[],
  category: ToldCategory['category'],
): Changed | ChangeQuestion | null {
  const [step, ...others] = steps
  if (step === undefined) return null
  if (others.length > 0) return category === null ? null : askWhichItem('', 'category', steps, category)
  return category === null ? askCategory(step) : setCategory(context, step, category)
}

/** The steps that "that" means: those of the last cards, or the one that is asked about. */
function spokenSteps(
  context: CoachContext,
  { latest = [], latestSteps = [], open }: CoachState,
  { denied, isFramed }: ToldCategory,
): readonly StudyItem[] {
  const all = stepItemsIn(context)
  const shown = latestSteps.flatMap((id) => all.find((each) => each.id === id) ?? [])
  // The cards may be those of statements.
  if (shown.length === 0 && latest.length > 0 && !isFramed) return []
  const asked = open.kind === 'outcomes' ? all.filter(({ id }) => id === open.stepId) : []
  const steps = shown.length > 0 ? shown : asked
  const wrong = steps.filter((step) => denied !== null && categoryOf(context, step) === denied)
  return wrong.length > 0 ? wrong : steps
}

function categoryOf({ study }: CoachContext, { id, waiting }: StudyItem): string | null {
  if (waiting?.edit.kind === 'addStep') return waiting.edit.category
  return study.jobSteps.find(({ uuid }) => uuid === id)?.category ?? null
}
