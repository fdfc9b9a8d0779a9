import * as z from 'zod/mini'
import { NOT_APPLICABLE, type Part } from './StudyParts.ts'

const rating = z.object({ importance: z.number(), satisfaction: z.number() })
const survey = z.object({ respondents: z.number() })
const dismissals = z.array(z.object({ ruleId: z.string(), reason: z.string() }))
const mark = z.object({ reason: z.string() })

/** What a field is called, for example "Category of job step 2". */
export function fieldLabel({ kind, label }: Part, name: string): string {
  const small = `${label.charAt(0).toLowerCase()}${label.slice(1)}`
  if (name === 'userInput') return label
  if (name === 'executor') return 'Job executor'
  if (name === 'category') return `Category of ${small}`
  if (name === 'rating') return `Importance and satisfaction of ${small}`
  if (name === 'dismissals') return `Dismissed remarks on ${small}`
  if (name === 'survey') return 'Survey'
  if (name.startsWith(NOT_APPLICABLE)) return `${name.slice(NOT_APPLICABLE.length)} does not apply`
  return kind === 'whole' ? `Study (${name})` : `${label} (${name})`
}

/** What a field holds, in words; null where there is none. What this version does not know shows as it is stored. */
export function fieldWords(name: string, value: unknown): string | null {
  if (value === undefined) return null
  if (typeof value === 'string') return value
  if (name === 'category' && value === null) return 'No category'
  const rated = rating.safeParse(value)
  if (rated.success) return `Importance ${rated.data.importance}, satisfaction ${rated.data.satisfaction}`
  const asked = survey.safeParse(value)
  if (asked.success) return `${asked.data.respondents} respondents`
  const set = dismissals.safeParse(value)
  if (set.success) return set.data.map(({ ruleId, reason }) => `${ruleId}: ${reason}`).join('\n')
  const marked = mark.safeParse(value)
  return marked.success ? marked.data.reason : JSON.stringify(value)
}
