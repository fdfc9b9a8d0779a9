import { counted } from '../../base/counted.ts'
import { effectsOf } from '../initiatives/effectsOf.ts'
import type { Initiative } from '../initiatives/Initiative.ts'
import { statementNumbers } from '../initiatives/statementNumbers.ts'
import type { Study } from '../Study.ts'
import type { StudyField } from './StudyField.ts'

/** The row of STUDY_FIELDS. Two versions are compared initiative by initiative. */
export const initiativesField: StudyField<Study> = {
  label: () => 'Initiatives',
  text: ({ initiatives }) => initiatives?.map(({ name }) => name).join(', ') ?? null,
  edit: () => 'initiatives changed',
  isTyped: true,
  entries: {
    // The ids of the initiatives.
    keys: null,
    list: (study) => {
      const numbers = statementNumbers(study)
      return (study.initiatives ?? []).map((initiative) => ({
        key: initiative.id,
        label: () => `Initiative “${initiative.name}”`,
        text: describeInitiative(initiative, numbers),
        value: initiative,
      }))
    },
  },
  files: 'layout',
}

function describeInitiative(initiative: Initiative, numbers: ReturnType<typeof statementNumbers>): string {
  const { name, owner, effort } = initiative
  const effects = effectsOf(initiative, numbers).map(
    ({ statementId, effect }) => `${numbers.get(statementId)} ${effect}`,
  )
  return [
    name,
    owner === '' ? null : `Owner: ${owner}`,
    effort === null ? null : `Effort: ${counted(effort, 'person-week')}`,
    effects.length === 0 ? null : `Expected effects: ${effects.join(', ')}`,
  ]
    .filter((part) => part !== null)
    .join('\n')
}
