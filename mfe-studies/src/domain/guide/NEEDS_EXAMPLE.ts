import type { Goal, GoalState, NeedLayer, Needs } from '@outcome-studio/shared/domain/needs'
import { goalId, needsUuid } from '@outcome-studio/shared/domain/needs'

interface ExampleGoal {
  readonly text: string
  readonly step?: string
  readonly executor?: string
  /** Current state, desired state, conditions, importance of the gap. */
  readonly state?: readonly [current: string, desired: string, conditions: string, importance: number]
}

const EXAMPLE: Readonly<Record<NeedLayer, readonly ExampleGoal[]>> = {
  core: [
    {
      text: "Restore a patient's mobility after an injury",
      executor: 'Physical therapists',
      state: ['About 12 sessions for a sprained ankle', 'About 8 sessions', '', 4],
    },
  ],
  outcomes: [
    {
      step: 'Examine the injury',
      text: 'Minimize the time it takes to find out which movement causes pain during an exam',
      state: ['Half of the first session', 'A few minutes', 'When several joints hurt', 5],
    },
    {
      step: 'Examine the injury',
      text: 'Minimize the likelihood that an earlier injury is overlooked when planning a treatment',
      state: ['Found out by chance in later sessions', 'Known before the first exercise', '', 4],
    },
    {
      step: 'Plan the treatment',
      text: 'Minimize the time it takes to determine which exercises suit a patient after an exam',
    },
    {
      step: 'Guide the exercises',
      text: 'Minimize the likelihood that an exercise aggravates an injury when the patient is alone',
      state: ['Noticed at the next session', 'Noticed on the same day', 'Between two sessions', 5],
    },
    {
      step: 'Guide the exercises',
      text: 'Minimize the number of times that an exercise has to be explained during a treatment',
    },
    {
      step: 'Follow the progress',
      text: 'Minimize the likelihood that a lack of progress goes unnoticed between sessions',
      state: ['Judged by eye', 'Measured each week', '', 3],
    },
  ],
  related: [
    {
      text: 'Document the course of a treatment',
      state: ['An hour each evening', 'During the session', '', 4],
    },
    { text: 'Obtain approval for further sessions' },
    { text: 'Motivate a patient between sessions' },
    { text: 'Coordinate a treatment with a surgeon' },
  ],
  emotional: [
    {
      text: 'Feel confident that an exercise does no harm',
      state: ['Unsure with rare injuries', 'As sure as with common ones', 'With rare injuries', 3],
    },
    { text: 'Feel proud of a patient who walks again' },
    { text: 'Avoid feeling rushed during a session' },
    { text: 'Be perceived as attentive by patients' },
    { text: 'Avoid being perceived as a mere assistant by surgeons' },
  ],
  consumption: [
    { text: 'Purchase the treatment table for a new room' },
    { text: 'Learn the settings of the ultrasound device' },
    { text: 'Clean the treatment table between patients', state: ['5 minutes each time', 'A minute', '', 2] },
    { text: 'Maintain the exercise machines during opening hours' },
    { text: 'Dispose of used electrodes' },
  ],
  financial: [
    {
      text: 'Minimize the cost of missed appointments',
      state: ['A tenth of all appointments', 'One in fifty', 'On Mondays above all', 4],
    },
    { text: 'Minimize the downtime of a treatment room between patients' },
    { text: 'Minimize the risk of a denied claim after a treatment' },
    { text: 'Minimize the cost of training a new therapist' },
  ],
}

const uuid = needsUuid('needs-example')
const entries = (
  Object.entries(EXAMPLE) as readonly (readonly [NeedLayer, readonly ExampleGoal[]])[]
).flatMap(([layer, goals]) => goals.map((goal, at) => ({ ...goal, layer, id: goalId(`${layer}-${at + 1}`) })))

/** The worked example: a finished map with goals in every layer. Copy it under a uuid of its own before storing it. */
export const NEEDS_EXAMPLE: Needs = {
  uuid,
  vertical: 'Health care',
  goals: entries.map(({ state: _state, ...goal }): Goal => goal),
  states: entries.flatMap(({ id, state }): GoalState[] => {
    if (state === undefined) return []
    const [current, desired, conditions, importance] = state
    return [{ goalId: id, current, desired, conditions, importance }]
  }),
}
