import { type Fault, fault } from './Fault.ts'

/** Faults of a whole study that the reason of their rule does not explain. Examples are written as in RULE_EXAMPLES. */
export const STUDY_FAULTS: readonly Fault[] = [
  fault(
    'E1',
    /name one role/,
    [
      'Name one role as executor',
      'Two roles do the job in different ways, and rate its outcomes differently. Write a study for each.',
    ],
    ['Cooks and waiters', 'Cooks'],
  ),
  fault(
    'E1',
    /instead of "I" or "you"/,
    [
      'Name a role as executor',
      'The executor is everyone who does the job, not the one who writes or reads the study.',
    ],
    ['Those who cook for me', 'Cooks'],
  ),
  fault(
    'E1',
    /without a product/,
    [
      'Name the executor without a product',
      'Who is named by a product is no longer the executor with the next one. The role stays.',
    ],
    ['Photoshop users', 'Photographers'],
  ),
  fault(
    'E1',
    /not age or income/,
    [
      'Name the executor by what they do',
      'Age and income do not say who does the job. People of every age and income may do it.',
    ],
    ['Wealthy travelers', 'Travelers'],
  ),
  fault(
    'E1',
    /instead of a person/,
    ['Name a role, not a person', 'One person is one case. The executor is everyone in the role.'],
    ['Anna', 'Teachers'],
  ),
  fault(
    'O13',
    /^Elsewhere this study writes/,
    [
      'One spelling for one word',
      'The same word with and without a hyphen reads as two things. Keep to one spelling across the study.',
    ],
    [
      'Minimize the likelihood that a check-list is lost when packing\nMinimize the cost of a checklist when buying firewood',
      'Minimize the likelihood that a checklist is lost when packing\nMinimize the cost of a checklist when buying firewood',
    ],
  ),
  fault('S4', /^No job step has a category yet/, [
    'Give each step a category',
    'The categories show at a glance which part of the job is missing. The job map suggests one for each step.',
  ]),
]
