import type { Instructor } from '@outcome-studio/shared/domain/events'

/** The people who lead the seeded events. */
export const instructors: readonly Instructor[] = [
  {
    id: 'ines',
    name: 'Inês Carvalho',
    photoUrl: '',
    lines: ['Head of the Studio Academy', 'Has led more than 200 studies in health and mobility'],
  },
  {
    id: 'marcus',
    name: 'Marcus Webb',
    photoUrl: '',
    lines: ['Researcher and interviewer', 'Teaches how to listen for jobs instead of solutions'],
  },
  {
    id: 'priya',
    name: 'Priya Raman',
    photoUrl: '',
    lines: ['Statistician', 'Designs surveys of importance and satisfaction'],
  },
  {
    id: 'tomas',
    name: 'Tomáš Novák',
    photoUrl: '',
    lines: ['Product strategist', 'Former head of product at Acme'],
  },
]
