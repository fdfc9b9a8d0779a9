import {
  type CoachQuestion,
  type CoachState,
  nextCoachQuestion,
  questionKey,
} from '@outcome-studio/shared/domain/coach'
import type { Study } from '@outcome-studio/shared/domain/study'

/** Questions that are listed at once. */
const MOST_QUESTIONS = 8

const STEPS = {
  execute: 'What do you do at the moment it gets done? One thing after the other.',
  around: 'What do you do before that, and what afterwards?',
  before: 'What do you do before that?',
  after: 'What do you do afterwards?',
} as const
const OUTCOMES = {
  long: 'what takes long?',
  wrong: 'what goes wrong?',
  wasted: 'what is wasted, or done twice?',
} as const
const LAYERS = {
  related: 'What else do you try to get done around it?',
  emotional: 'How do you want to feel while you do it, and what should others think of you?',
  consumption:
    'What does it take to have the product you use today: buying, setting up, cleaning, repairing?',
  financial: 'What costs you too much?',
} as const

/**
 * The next questions of the path, as one asks them a person who does the job: those that the study has no answer to
 * yet, in the order in which the coach would ask the member.
 * @param passed keys of questions that were answered or passed over
 */
export function interviewQuestions(study: Study, passed: CoachState['passed']): readonly string[] {
  const questions: string[] = []
  const done = [...passed]
  while (questions.length < MOST_QUESTIONS) {
    const asked = nextCoachQuestion({ study, earlier: [] }, done)
    const key = questionKey(asked)
    // The coach leaves the choice to the member there.
    if (done.includes(key) || asked.kind === 'menu' || asked.kind === 'end') return questions
    done.push(key)
    questions.push(...inWords(asked, study))
  }
  return questions
}

function inWords(asked: CoachQuestion, { jobSteps }: Study): readonly string[] {
  switch (asked.kind) {
    case 'executor':
      return ['What is your part in it, and who else does it?']
    case 'job':
      return ['What are you trying to get done?']
    case 'steps':
      return [STEPS[asked.about]]
    case 'outcomes': {
      const step = jobSteps.find(({ uuid }) => uuid === asked.stepId)
      return step ? [`${step.userInput.trim()}: ${OUTCOMES[asked.about]}`] : []
    }
    case 'gaps':
      return ['What else takes long, goes wrong or is wasted, for example on a bad day?']
    case 'layer':
      return [LAYERS[asked.layer]]
    default:
      return []
  }
}
