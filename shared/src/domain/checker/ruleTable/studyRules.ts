import type { Rule } from '../Rule.ts'

const STUDY = ['study'] as const

/** The rules that need the whole study (odi/README, sections 1, 3 and 4). E1 and S1 to S4 are our own ids. */
export const STUDY_RULES: readonly Rule[] = [
  {
    id: 'O13',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'One word for one thing',
    explanation: 'Two words for the same thing read as two things. Keep to one across the study.',
  },
  {
    id: 'O14',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'Say each outcome once',
    explanation: 'Two statements with the same direction, measure and object split the answers between them.',
  },
  {
    id: 'E1',
    entities: STUDY,
    severity: 'warning',
    check: 'code and judge',
    title: 'Name one generic role as executor',
    explanation:
      'The executor does the job. One role, no named person, no two roles joined by "and" or "or", no product.',
  },
  {
    id: 'S1',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: 'Have 8 to 20 job steps',
    explanation: 'Fewer steps usually leave part of the job out; more are too fine to work with.',
  },
  {
    id: 'S2',
    entities: STUDY,
    severity: 'warning',
    check: 'code',
    title: 'Have 3 to 25 outcome statements per step',
    explanation:
      'Five to fifteen is usual. Fewer than three miss something; more than twenty-five repeat themselves.',
  },
  {
    id: 'S3',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: 'Have 50 to 150 outcome statements',
    explanation: 'That many describe a job whole and can still be rated by the people who do it.',
  },
  {
    id: 'S4',
    entities: STUDY,
    severity: 'hint',
    check: 'code',
    title: 'Cover the eight categories',
    explanation:
      'Define, Locate, Prepare, Confirm, Execute, Monitor, Modify, Conclude: most jobs have a step in each.',
  },
]
