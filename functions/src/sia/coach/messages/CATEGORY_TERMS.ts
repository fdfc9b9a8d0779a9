import type { CoachTerm } from './COACH_TERMS.ts'

/**
 * The categories of the job map, and what the coach calls its middle (docs/method.md §3). Their names are words of
 * members too, so that they are explained only where nothing else is asked about.
 */
export const CATEGORY_TERMS: readonly CoachTerm[] = [
  {
    names: ['define'],
    explanation:
      '**Define** is the category of steps in which people decide what to do and plan it before they begin: *Decide on the menu*.',
  },
  {
    names: ['locate'],
    explanation:
      '**Locate** is the category of steps in which people find or gather what the job needs, things as well as information: *Find a free table*.',
  },
  {
    names: ['prepare', 'preparation'],
    explanation:
      '**Prepare** is the category of steps in which people get things and the place ready: *Set the table*.',
  },
  {
    names: ['confirm', 'confirmation'],
    explanation:
      '**Confirm** is the category of steps in which people check that all is ready before they go ahead: *Check the reservation*.',
  },
  {
    names: [
      'execute',
      'execution',
      'heart of it',
      'heart of the job',
      'heart',
      'moment the job gets done',
      'moment it gets done',
    ],
    explanation:
      '**Execute** is the heart of the job: the steps without which it would not get done at all, such as *Lead the guests to the table*. What comes before gets ready for them, what comes after checks and finishes them.',
  },
  {
    names: ['monitor', 'monitoring'],
    explanation:
      '**Monitor** is the category of steps in which people watch whether it goes well while the job gets done: *Watch how full the room is*.',
  },
  {
    names: ['modify', 'modification'],
    explanation:
      '**Modify** is the category of steps in which people change what does not go well: *Move guests to another table*.',
  },
  {
    names: ['conclude', 'conclusion'],
    explanation:
      '**Conclude** is the category of steps in which people finish the job or get ready for the next one: *Clear the table*.',
  },
]
