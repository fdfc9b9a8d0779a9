import { joinLines } from '@outcome-studio/shared/domain/base'
import { languageOf, TRANSLATION_LIMITS, type Translation } from '@outcome-studio/shared/domain/study'
import { RemarkButton } from '@outcome-studio/shared/editor'
import { color, GrowingTextArea, space, type } from '@outcome-studio/shared/ui'
import { type ClipboardEvent, useId, useRef } from 'react'
import styled from 'styled-components'
import {
  formerOriginal,
  type QuestionnaireText,
  translatedText,
} from '../../domain/questionnaire/questionnaireTexts.ts'

const Field = styled.div`
  display: grid;
  gap: ${space(1)};
`

const Changed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space(3)};
  color: ${color.warning};
  font: ${type.small};
`

interface TranslatedTextProps {
  readonly translation: Translation
  readonly text: QuestionnaireText
  readonly onChange: (written: string) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

/** The field for the translation of a text. It says what the original was if that has changed since. */
export function TranslatedText({ translation, text, onChange, onPaste }: TranslatedTextProps) {
  const changedId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { name } = languageOf(translation.language)
  const written = translatedText(translation, text.key)
  const former = formerOriginal(translation, text)
  return (
    <Field>
      <GrowingTextArea
        ref={field}
        aria-label={`${name}: ${text.original}`}
        aria-describedby={former === null ? undefined : changedId}
        lang={translation.language}
        maxLength={TRANSLATION_LIMITS.text}
        value={written}
        onChange={({ currentTarget }) => onChange(joinLines(currentTarget.value))}
        onPaste={onPaste}
      />
      {former !== null && (
        <Changed>
          <span id={changedId}>
            The original has changed. It was: <span dir="auto">{former}</span>
          </span>
          <RemarkButton
            type="button"
            aria-label={`Still right: ${name}: ${text.original}`}
            onClick={() => {
              onChange(written)
              // The button goes.
              field.current?.focus()
            }}
          >
            Still right
          </RemarkButton>
        </Changed>
      )}
    </Field>
  )
}
