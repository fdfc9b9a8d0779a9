import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import type { Template } from './Template.ts'

/**
 * The three families of outcomes: speed, predictability and efficiency. Each step ideally has one of each.
 */
const STARTERS = [
  'Minimize the time it takes to ',
  'Minimize the likelihood that ',
  'Minimize the number of ',
] as const

const NOTHING_SAID = { executor: '', job: '' }

export const BLANK: Template = {
  id: 'blank',
  name: 'Blank',
  description: 'An empty study.',
  outline: { ...NOTHING_SAID, steps: [] },
}

/** Empty studies with a structure. */
export const TEMPLATES: readonly Template[] = [
  BLANK,
  {
    id: 'job-map',
    name: 'Job map',
    description: 'A step to fill in for each of the eight categories, from Define to Conclude.',
    outline: {
      ...NOTHING_SAID,
      steps: JOB_STEP_CATEGORIES.map((category) => ({ category, step: '', outcomes: [''] })),
    },
  },
  {
    id: 'job-map-with-starters',
    name: 'Job map with statement starters',
    description: 'The eight categories, each with three outcome statements begun: time, likelihood, number.',
    outline: {
      ...NOTHING_SAID,
      steps: JOB_STEP_CATEGORIES.map((category) => ({ category, step: '', outcomes: STARTERS })),
    },
  },
  {
    id: 'product-life',
    name: 'Life of a product',
    description: 'What people do with any product, from buying it to disposing of it, one step each.',
    outline: {
      ...NOTHING_SAID,
      steps: (
        [
          ['Define', 'Determine which product is needed'],
          ['Locate', 'Purchase the product'],
          ['Locate', 'Receive the product'],
          ['Prepare', 'Install the product'],
          ['Prepare', 'Set up the product for first use'],
          ['Confirm', 'Check that the product is complete'],
          ['Execute', 'Clean the product'],
          ['Execute', 'Store the product between uses'],
          ['Monitor', 'Watch the product for signs of wear'],
          ['Modify', 'Maintain the product'],
          ['Modify', 'Repair the product'],
          ['Modify', 'Upgrade the product'],
          ['Conclude', 'Dispose of the product'],
        ] as const
      ).map(([category, step]) => ({ category, step, outcomes: [''] })),
    },
  },
]
