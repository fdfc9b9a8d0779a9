import { EVENING_MEAL } from './examples/eveningMeal.ts'
import { LESSON } from './examples/lesson.ts'
import type { Template } from './Template.ts'

/** Complete studies that follow the method, to read and to change. */
export const EXAMPLES: readonly Template[] = [
  {
    id: 'evening-meal',
    name: 'Example: An evening meal',
    description: 'Home cooks prepare a meal for a household. A job everyone knows.',
    outline: EVENING_MEAL,
  },
  {
    id: 'lesson',
    name: 'Example: A lesson',
    description: 'Teachers teach a topic to a class. A professional job.',
    outline: LESSON,
  },
]
