import { counted } from '@outcome-studio/shared/domain/base'
import { languageOf, type Translation } from '@outcome-studio/shared/domain/study'
import { color, media, space, type } from '@outcome-studio/shared/ui'
import { type ClipboardEvent, useState } from 'react'
import styled from 'styled-components'
import { pastedTexts } from '../../domain/questionnaire/editTranslations.ts'
import {
  formerOriginal,
  type QuestionnaireText,
  translatedText,
} from '../../domain/questionnaire/questionnaireTexts.ts'
import { TranslatedText } from './TranslatedText.tsx'

const Status = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Group = styled.section`
  display: grid;
  gap: ${space(2)};

  & > h3 {
    font: ${type.control};
  }
`

const Rows = styled.ul`
  display: grid;
  gap: ${space(2)};
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    gap: ${space(1)} ${space(4)};
    overflow-wrap: anywhere;
  }
  /* On the first line of the field. */
  & > li > span {
    padding-top: ${space(1.5)};
  }
  ${media.narrow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`

interface TranslatedTextsProps {
  readonly translation: Translation
  /** All texts of the questionnaire. */
  readonly texts: readonly QuestionnaireText[]
  /** Returns whether the texts could be changed. */
  readonly onChange: (changed: Readonly<Record<string, string>>) => boolean
}

/** Each text of the questionnaire with a field for its translation. */
export function TranslatedTexts({ translation, texts, onChange }: TranslatedTextsProps) {
  const [pasted, setPasted] = useState('')
  const { name } = languageOf(translation.language)
  const missing = texts.filter(({ key }) => translatedText(translation, key).trim() === '').length
  const outdated = texts.filter((text) => formerOriginal(translation, text) !== null).length
  const onPaste = (event: ClipboardEvent, key: string) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/\n./s.test(text)) return
    event.preventDefault()
    const at = texts.findIndex((each) => each.key === key)
    const changed = pastedTexts(
      text,
      texts.slice(at).map((each) => each.key),
    )
    if (onChange(changed)) setPasted(`${counted(Object.keys(changed).length, 'text')} pasted. `)
  }
  return (
    <>
      <Status role="status">
        {pasted}
        {missing === 0
          ? `All ${texts.length} texts are translated into ${name}.`
          : `${missing} of ${counted(texts.length, 'text')} not translated into ${name} yet.`}
        {outdated > 0 && ` ${counted(outdated, 'original')} changed since.`}
      </Status>
      {[...Map.groupBy(texts, ({ group }) => group)].map(([group, ofGroup]) => (
        <Group key={group} aria-label={group}>
          <h3>{group}</h3>
          <Rows role="list">
            {ofGroup.map((text) => (
              <li key={text.key}>
                <span dir="auto">{text.original}</span>
                <TranslatedText
                  translation={translation}
                  text={text}
                  onChange={(written) => {
                    setPasted('')
                    onChange({ [text.key]: written })
                  }}
                  onPaste={(event) => onPaste(event, text.key)}
                />
              </li>
            ))}
          </Rows>
        </Group>
      ))}
    </>
  )
}
