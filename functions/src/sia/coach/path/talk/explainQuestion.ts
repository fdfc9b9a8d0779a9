import type {
  CoachQuestion,
  LayerQuestion,
  OutcomeQuestion,
  StepQuestion,
} from '@outcome-studio/shared/domain/coach'

/** What helps with a question. */
interface Explanation {
  /** Why it is asked, for "Why?". */
  readonly why: string
  /** An example of another job, for "I don't know". */
  readonly example: string
}

const STEPS: Readonly<Record<StepQuestion, Explanation>> = {
  execute: {
    why: 'The middle of a job is easiest to see. From there we look at what comes before and after.',
    example: 'For *Cook dinner* it would be: *Combine the ingredients*, *Heat the food*.',
  },
  around: {
    why: 'Trouble often starts long before the main step, and the end of a job is easily forgotten.',
    example:
      'For *Cook dinner*: *Decide what to cook* and *Get the ingredients* before, *Clean up the kitchen* after.',
  },
  before: {
    why: 'Trouble often starts long before the main step, and products rarely help there.',
    example: 'For *Cook dinner*: *Decide what to cook*, *Get the ingredients*, *Check what is at home*.',
  },
  after: {
    why: 'The end of a job is easily forgotten, and it costs time like the rest.',
    example: 'For *Cook dinner*: *Taste the food*, *Adjust the seasoning*, *Clean up the kitchen*.',
  },
}

const LAYERS: Readonly<Record<LayerQuestion, Explanation>> = {
  related: {
    why: 'Related jobs show what a product could do in addition.',
    example: 'Beside *Cook dinner*: *Plan the week’s meals*.',
  },
  emotional: {
    why: 'Feelings decide between solutions that do the job equally well.',
    example: 'For example: *Feel relaxed when guests arrive*; *Be perceived as a generous host*.',
  },
  consumption: {
    why: 'Work with the product itself is a need of its own.',
    example: 'For a pan: *Clean the pan*, *Store the pan*.',
  },
  financial: {
    why: 'Buyers measure success in money, time and risk.',
    example: 'For example: *Minimize the cost of spoiled food*.',
  },
}

const OUTCOMES: Readonly<Record<OutcomeQuestion, Explanation>> = {
  long: {
    why: 'Time is the first thing people notice. Each answer becomes *Minimize the time it takes to …*.',
    example: 'For *Find a free table*: *walking through the whole room*.',
  },
  wrong: {
    why: 'Mistakes cost more than time. Each answer becomes *Minimize the likelihood that …*.',
    example: 'For *Find a free table*: *two groups get the same table*.',
  },
  wasted: {
    why: 'What is done in vain is a need too. Each answer becomes *Minimize the amount of …*.',
    example: 'For *Find a free table*: *trips back to the entrance*.',
  },
}

const OTHERS: Readonly<Record<Exclude<CoachQuestion['kind'], 'steps' | 'layer' | 'outcomes'>, Explanation>> =
  {
    executor: {
      why: 'Needs differ between people. A study about everybody says little about anybody.',
      example: 'In a hospital it could be *Nurses*, not the hospital that buys the equipment.',
    },
    job: {
      why: 'A job stays the same while products come and go. It is what all your outcomes will be measured against.',
      example: '*Seat guests*, *Prepare a meal* or *Restore a patient’s mobility*.',
    },
    size: {
      why: 'The size decides which needs you find: too narrow and you only improve a detail, too broad and nobody can act on it.',
      example: '*Seat guests* could be *Find a free table* (narrower) or *Host guests* (broader).',
    },
    waiting: {
      why: 'Outcomes belong to a step, so the step has to be in your study first.',
      example: 'Choose *Accept* on a card. You can still change it later.',
    },
    gaps: {
      why: 'A complete study usually has 50 to 150 outcome statements. Everything you leave out cannot be rated.',
      example: 'Think of interruptions, of handing over to somebody else, of a bad day.',
    },
    menu: {
      why: 'Your study has a lot in it already, so you choose where I can help.',
      example: 'Start with *Repair remarks* if the checker has found something.',
    },
    repair: {
      why: 'The checker has something against this text that I cannot repair without knowing more.',
      example: 'Instead of *easy*, say what makes it hard: the time, the mistakes, the effort wasted.',
    },
    end: {
      why: 'There is no open question.',
      example: 'You could ask for *Repair remarks*.',
    },
  }

/** Why a question is asked, and an example of an answer to it. */
export function explainQuestion(question: CoachQuestion): Explanation {
  switch (question.kind) {
    case 'steps':
      return STEPS[question.about]
    case 'layer':
      return LAYERS[question.layer]
    case 'outcomes':
      return OUTCOMES[question.about]
    default:
      return OTHERS[question.kind]
  }
}
