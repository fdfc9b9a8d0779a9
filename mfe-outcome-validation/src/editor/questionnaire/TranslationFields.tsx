import {
  LANGUAGES,
  languageOf,
  type QuestionnairePlan,
  type Study,
  TRANSLATION_LIMITS,
  type Translation,
} from '@outcome-studio/shared/domain/study'
import { Button, color, Disclosure, Notice, Select, space, type } from '@outcome-studio/shared/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import {
  type TranslationsEdit,
  translationsProblem,
  withoutLanguage,
  withTexts,
} from '../../domain/questionnaire/editTranslations.ts'
import { changeableOriginals, questionnaireTexts } from '../../domain/questionnaire/questionnaireTexts.ts'
import { TranslatedTexts } from './TranslatedTexts.tsx'

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding-top: ${space(2)};
`

const Lead = styled.p`
  color: ${color.textMuted};
  font: ${type.body};
`

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)};
`

interface TranslationFieldsProps {
  /** As it is stored. */
  readonly study: Study
  /** As it is edited. */
  readonly plan: QuestionnairePlan
  readonly onChange: (changed: TranslationsEdit) => void
}

/** The texts of a questionnaire in other languages, beside the original. */
export function TranslationFields({ study, plan, onChange }: TranslationFieldsProps) {
  const { translations = [] } = plan
  const [shown, setShown] = useState(translations[0]?.language ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const texts = questionnaireTexts({ ...study, questionnaire: plan })
  const translation = translations.find(({ language }) => language === shown)
  const set = (changed: TranslationsEdit): boolean => {
    const found = translationsProblem(study, plan, changed(translations))
    setProblem(found)
    if (found === null) onChange(changed)
    return found === null
  }
  const show = (language: string) => {
    const isNew = language !== '' && !translations.some((each) => each.language === language)
    if (!isNew || set((all) => withTexts(all, language, {}))) setShown(language)
  }
  const change = (changed: Readonly<Record<string, string>>) => {
    const originals = changeableOriginals(texts.filter(({ key }) => Object.hasOwn(changed, key)))
    return set((all) => withTexts(all, shown, changed, originals))
  }
  const remove = () => {
    if (set((all) => withoutLanguage(all, shown))) setShown('')
  }
  return (
    <Disclosure summary={summaryOf(translations)}>
      <Content>
        <Lead>
          Write each text in another language beside the original. A column pasted from a spreadsheet fills
          the fields from the one with the focus. What is not translated is asked in the original.
        </Lead>
        <Choice>
          <Select label="Language" value={shown} options={optionsOf(translations)} onChange={show} />
          {translation && (
            <Button tone="quiet" onPress={remove}>
              <Trash2 aria-hidden="true" />
              Remove {languageOf(shown).name}
            </Button>
          )}
        </Choice>
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        {translation && <TranslatedTexts translation={translation} texts={texts} onChange={change} />}
      </Content>
    </Disclosure>
  )
}

function summaryOf(translations: readonly Translation[]): string {
  const names = translations.map(({ language }) => languageOf(language).name)
  return names.length === 0 ? 'Translations' : `Translations: ${names.join(', ')}`
}

/** The languages of the questionnaire first, then those that can be added. */
function optionsOf(translations: readonly Translation[]) {
  const own = translations.map(({ language }) => language)
  const others = LANGUAGES.filter(({ code }) => !own.includes(code))
  return [
    { value: '', label: 'Choose a language' },
    ...own.map((code) => ({ value: code, label: languageOf(code).name })),
    ...(own.length < TRANSLATION_LIMITS.languages
      ? others.map(({ code, name }) => ({ value: code, label: `Add ${name}` }))
      : []),
  ]
}
