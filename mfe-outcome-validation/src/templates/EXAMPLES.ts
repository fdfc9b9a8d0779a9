import { EVENING_MEAL } from './examples/eveningMeal.ts'
import { EVENING_MEAL_RATINGS, LESSON_RATINGS } from './examples/exampleRatings.ts'
import { LESSON } from './examples/lesson.ts'
import type { Template } from './Template.ts'

/** Complete studies that follow the method, to read and to change. */
export const EXAMPLES: readonly Template[] = [
  {
    id: 'evening-meal',
    name: 'Example: An evening meal',
    description: 'Home cooks prepare a meal for a household. A job everyone knows, with invented ratings.',
    outline: EVENING_MEAL,
    ratings: EVENING_MEAL_RATINGS,
  },
  {
    id: 'lesson',
    name: 'Example: A lesson',
    description: 'Teachers teach a topic to a class. A professional job, with invented ratings.',
    outline: LESSON,
    ratings: LESSON_RATINGS,
  },
]
