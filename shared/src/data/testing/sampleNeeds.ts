import { randomUUID } from 'node:crypto'
import { goalId, type Needs, needsUuid } from '@outcome-studio/shared/domain/needs'
import { studyUuid } from '@outcome-studio/shared/domain/study'

/** A small needs document with an identity of its own. */
export function sampleNeeds(job = 'Prepare a packed lunch for the day'): Needs {
  const [core, feeling] = [goalId(randomUUID()), goalId(randomUUID())]
  return {
    uuid: needsUuid(randomUUID()),
    vertical: 'Food',
    goals: [
      {
        id: core,
        layer: 'core',
        text: job,
        executor: 'Commuters',
        study: { uuid: studyUuid('lunch'), docName: 'Lunch' },
      },
      { id: feeling, layer: 'emotional', text: 'Feel prepared for the day' },
    ],
    states: [
      {
        goalId: feeling,
        current: 'In a hurry',
        desired: 'Calm',
        conditions: 'On workdays',
        importance: 4,
      },
    ],
  }
}
