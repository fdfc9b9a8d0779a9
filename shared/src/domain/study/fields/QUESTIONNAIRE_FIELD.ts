import { counted } from '../../base/counted.ts'
import { languageOf } from '../questionnaire/LANGUAGES.ts'
import type { QuestionnairePlan } from '../questionnaire/questionnairePlanSchema.ts'
import type { Study } from '../Study.ts'
import { describeScreeners, joinPlanParts, planParts } from './planParts.ts'
import type { StudyField } from './StudyField.ts'

/** How a study is asked in a survey. Two versions are compared setting by setting and translated text by text. */
export const QUESTIONNAIRE_FIELD: StudyField<Study> = {
  label: () => 'Questionnaire',
  text: ({ questionnaire }) => (questionnaire ? describePlan(questionnaire) : null),
  edit: () => 'questionnaire changed',
  isTyped: false,
  entries: { keys: null, list: planParts, join: joinPlanParts },
  // A table holds statements; the JSON file holds everything.
  files: 'none',
}

function describePlan({ screeners, isShuffled, mostOutcomes, translations = [] }: QuestionnairePlan): string {
  return [
    ...describeScreeners(screeners),
    isShuffled ? 'Outcomes in random order' : 'Outcomes in the order of the study',
    mostOutcomes === null ? 'All outcomes' : `At most ${counted(mostOutcomes, 'outcome')} for one respondent`,
    ...translations.map(
      ({ language, texts }) =>
        `Translation into ${languageOf(language).name}: ${counted(Object.keys(texts).length, 'text')}`,
    ),
  ].join('\n')
}
