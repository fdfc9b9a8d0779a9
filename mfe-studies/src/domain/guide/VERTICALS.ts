import { CARE_AND_SERVICES } from './careAndServices.ts'
import { MAKING_AND_MOVING } from './makingAndMoving.ts'
import { type Vertical, vertical } from './Vertical.ts'

/** For a map without an industry, or with one that has no examples. */
const GENERAL = vertical('General', {
  core: ['Prepare a trip for a group', 'Settle into a new home'],
  outcomes: [
    'Minimize the time it takes to agree on a date when many people take part',
    'Minimize the likelihood that something is forgotten before the departure',
    'Minimize the number of changes after a booking',
  ],
  related: ['Share expenses among friends', 'Celebrate a birthday', 'Look after a home during an absence'],
  emotional: [
    'Feel prepared for surprises',
    'Avoid feeling responsible for the mood of others',
    'Be perceived as a thoughtful organizer',
  ],
  consumption: [
    'Purchase the right model',
    'Set up the device at home',
    'Dispose of the device after its life',
  ],
  financial: [
    'Minimize the cost of ownership over the life of a product',
    'Minimize the downtime after a failure',
    'Minimize the risk of a purchase that is not used',
  ],
})

/** Industries to choose from, the general one first (docs/method.md §5). A map may have any other. */
export const VERTICALS: readonly Vertical[] = [
  GENERAL,
  ...[...CARE_AND_SERVICES, ...MAKING_AND_MOVING].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  ),
]

/** Words of other names for an industry, in the order in which they are looked for. */
const OTHER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/health|medic|hospital|pharma|clinic|dental|care\b/i, 'Health care'],
  [/bank|insur|financ|invest/i, 'Banking and insurance'],
  [/educat|school|teach|universit|training/i, 'Education'],
  [/travel|hotel|hospitality|touris|airline|restaurant/i, 'Travel and hospitality'],
  [/retail|shop|store|commerce|consumer goods/i, 'Retail'],
  [/software|\bit\b|cloud|information technology|telecom/i, 'Software and IT'],
  [/manufactur|industr|automotive|machine/i, 'Manufacturing'],
  [/construct|building|real estate|architect/i, 'Construction'],
  [/agri|farm|food|garden/i, 'Agriculture and food'],
  [/logistic|transport|shipping|supply chain|freight/i, 'Logistics'],
]

/** Examples and placeholders for an industry as a member writes it; the general ones if there are none for it. */
export function verticalGuide(name: string): Vertical['guide'] {
  const wanted = name.trim().toLowerCase()
  const exact = VERTICALS.find((each) => each.name.toLowerCase() === wanted)
  const other = OTHER_NAMES.find(([words]) => words.test(wanted))?.[1]
  return (exact ?? VERTICALS.find((each) => each.name === other) ?? GENERAL).guide
}
