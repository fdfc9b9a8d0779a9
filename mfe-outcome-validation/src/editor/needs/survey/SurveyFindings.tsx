import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import { isOut } from '@outcome-studio/shared/domain/study'
import { Notice, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { certainScale } from '../../../domain/import/findScaleDoubt.ts'
import type { TakenColumns } from '../../../domain/survey/describeColumns.ts'
import { EncodingChoice } from '../../../mapping/EncodingChoice.tsx'
import { ScaleQuestion } from '../../../mapping/ScaleQuestion.tsx'
import { AnswersStep } from './AnswersStep.tsx'
import { describeImport } from './describeSurvey.ts'
import type { ReadSurvey, SurveyChoices } from './readSurvey.ts'
import { SurveyPreview } from './SurveyPreview.tsx'

const Content = styled.div`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

const Lines = styled.ul`
  padding-inline-start: ${space(5)};
`

/** Lines shown at most. */
const MOST_SHOWN = 10

interface SurveyFindingsProps {
  readonly read: Extract<ReadSurvey, { kind: 'ratings' }>
  /** All outcome statements of the study. */
  readonly needs: readonly Need[]
  readonly choices: SurveyChoices
  readonly onChoose: (choices: Partial<SurveyChoices>) => void
  readonly taken: TakenColumns
  readonly onTake: (taken: TakenColumns) => void
}

/** What a survey file contains, before it is used. */
export function SurveyFindings({ read, needs, choices, onChoose, taken, onTake }: SurveyFindingsProps) {
  const { found, encoding } = read
  const doubt = found.scaleDoubt
  const byNumber = found.ratings.filter(({ by }) => by === 'number').length
  const rated = new Set<string>(found.ratings.map(({ statementId }) => statementId))
  // Nobody is asked about statements that are out.
  const asked = needs.filter((need) => !isOut(need))
  const missing =
    rated.size === 0
      ? []
      : asked.flatMap((need) => (rated.has(need.statementId) ? [] : [`${need.number} ${need.text}`]))
  return (
    <Content>
      {encoding && <EncodingChoice encoding={encoding} onChange={(name) => onChoose({ encoding: name })} />}
      {doubt && (
        <ScaleQuestion
          doubt={doubt}
          scale={choices.scale ?? certainScale(doubt)}
          onChange={(scale) => onChoose({ scale })}
        />
      )}
      {found.people && (
        <AnswersStep
          people={found.people}
          answerScale={choices.answerScale}
          onScale={(answerScale) => onChoose({ answerScale })}
          taken={taken}
          onTake={onTake}
        />
      )}
      {found.ratings.length > 0 ? (
        <>
          <p>
            {describeImport(found)} The study has {counted(asked.length, 'outcome')}. Ratings that are there
            already are replaced.
          </p>
          {byNumber > 0 && (
            <Notice tone="warning">
              {counted(byNumber, 'outcome')} {byNumber === 1 ? 'was' : 'were'} recognized by number alone.
              Numbers change when statements are moved or removed: check that each rating belongs to its
              statement.
            </Notice>
          )}
          <SurveyPreview needs={needs} found={found} />
        </>
      ) : (
        <p>No ratings can be used from this file yet.</p>
      )}
      <Listed title="In this study, but not in the file: they keep their ratings" lines={missing} />
      <Listed title="Not in this study, and left out" lines={found.unknown} />
      <Listed title="Could not be read, and left out" lines={found.problems} />
    </Content>
  )
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Lines>
        {[...new Set(lines)].slice(0, MOST_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_SHOWN && <li>and {lines.length - MOST_SHOWN} more</li>}
      </Lines>
    </section>
  )
}
