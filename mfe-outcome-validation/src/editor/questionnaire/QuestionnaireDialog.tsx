import { ANYTHING } from '@outcome-studio/shared/document'
import { checkStudy } from '@outcome-studio/shared/domain/checker'
import { languageOf } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, Checkbox, Dialog, Select } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import { planQuestionnaire } from '../../domain/questionnaire/planQuestionnaire.ts'
import { questionnaireFaults } from '../../domain/questionnaire/questionnaireFaults.ts'
import { tidyPlan } from '../../domain/questionnaire/tidyPlan.ts'
import { QUESTIONNAIRE_FORMATS, type QuestionnaireFormat } from '../export/QUESTIONNAIRE_FORMATS.ts'
import { useEditor, useSessionValue } from '../react/EditorContext.ts'
import { FaultList } from './FaultList.tsx'
import { MostOutcomesField } from './MostOutcomesField.tsx'
import { QuestionnaireSummary } from './QuestionnaireSummary.tsx'
import { ScreenerFields } from './ScreenerFields.tsx'
import { TranslationFields } from './TranslationFields.tsx'
import { useQuestionnairePlan } from './useQuestionnairePlan.ts'

interface QuestionnaireDialogProps {
  readonly onExport: (format: QuestionnaireFormat, language: string | null) => void
  readonly onClose: () => void
}

/** Sets up the questionnaire of the open study, says what is wrong with it, and exports it. */
export function QuestionnaireDialog({ onExport, onClose }: QuestionnaireDialogProps) {
  const { remarks } = useEditor()
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const isReadOnly = useReadOnly()
  const { plan, change, changeTranslations, addScreener, changeScreener, removeScreener, keep } =
    useQuestionnairePlan()
  const [format, setFormat] = useState<QuestionnaireFormat>(QUESTIONNAIRE_FORMATS[0])
  // The live check may be behind the last edit.
  const faults = useMemo(
    () => questionnaireFaults(study, checkStudy(study, remarks.rules)),
    [study, remarks.rules],
  )
  const hasFaults = Object.values(faults).some(({ length }) => length > 0)
  const planned = planQuestionnaire({ ...study, questionnaire: tidyPlan(plan) })
  const { translations = [] } = plan
  const [chosen, setChosen] = useState('')
  const isInOneLanguage = format.languages === 'one' && translations.length > 0
  const language = translations.find((each) => each.language === chosen)?.language ?? null
  const exportIt = () => {
    keep()
    onExport(format, isInOneLanguage ? language : null)
  }
  return (
    <Dialog
      title="Questionnaire"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            Close
          </Button>
          <Button tone="primary" onPress={exportIt} isDisabled={planned.outcomes === 0}>
            {hasFaults ? 'Export anyway' : 'Export questionnaire'}
          </Button>
        </>
      }
    >
      <QuestionnaireSummary planned={planned} onSplit={(mostOutcomes) => change({ mostOutcomes })} />
      {hasFaults && <FaultList faults={faults} onLeave={onClose} />}
      {!isReadOnly && (
        <>
          <ScreenerFields
            screeners={plan.screeners}
            onAdd={addScreener}
            onChange={changeScreener}
            onRemove={removeScreener}
          />
          <MostOutcomesField
            value={plan.mostOutcomes}
            onChange={(mostOutcomes) => change({ mostOutcomes })}
          />
          <Checkbox
            label="Outcomes of a job step in random order"
            description="For Qualtrics (QSF). Other tools have a setting of their own."
            isSelected={plan.isShuffled}
            onChange={(isShuffled) => change({ isShuffled })}
          />
          <TranslationFields study={study} plan={plan} onChange={changeTranslations} />
        </>
      )}
      <Select
        label="Format"
        value={format.id}
        options={QUESTIONNAIRE_FORMATS.map(({ id, label }) => ({ value: id, label }))}
        onChange={(id) => setFormat(QUESTIONNAIRE_FORMATS.find((each) => each.id === id) ?? format)}
      />
      {isInOneLanguage && (
        <Select
          label="Language of the file"
          value={language ?? ''}
          options={[
            { value: '', label: 'Original' },
            ...translations.map((each) => ({ value: each.language, label: languageOf(each.language).name })),
          ]}
          onChange={setChosen}
        />
      )}
    </Dialog>
  )
}
