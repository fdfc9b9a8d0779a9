import type { Need } from '@outcome-studio/shared/domain/analysis'
import { counted } from '@outcome-studio/shared/domain/base'
import type { RatingScale } from '@outcome-studio/shared/domain/study'
import { Notice, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import type { TextEncodingName } from '../../../domain/import/encoding/TEXT_ENCODINGS.ts'
import { certainScale } from '../../../domain/import/findScaleDoubt.ts'
import { EncodingChoice } from '../../../mapping/EncodingChoice.tsx'
import { ScaleQuestion } from '../../../mapping/ScaleQuestion.tsx'
import { describeImport } from './describeSurvey.ts'
import type { ReadSurvey } from './readSurvey.ts'
import { SurveyPreview } from './SurveyPreview.tsx'

const Content = styled.div`
  display: grid;
  gap: ${space(4)};

  & > * {
    min-width: 0;
  }
`

/** Lines shown at most. */
const MOST_SHOWN = 10

interface SurveyFindingsProps {
  readonly read: ReadSurvey
  readonly needs: readonly Need[]
  readonly scale: RatingScale | null
  readonly onScale: (scale: RatingScale) => void
  readonly onEncoding: (encoding: TextEncodingName) => void
}

/** What a survey file contains, before it is used. */
export function SurveyFindings({ read, needs, scale, onScale, onEncoding }: SurveyFindingsProps) {
  if (read.kind === 'refused') return <p>{read.message}</p>
  const { found, encoding } = read
  const doubt = found.scaleDoubt
  const byNumber = found.ratings.filter(({ by }) => by === 'number').length
  return (
    <Content>
      {encoding && <EncodingChoice encoding={encoding} onChange={onEncoding} />}
      {doubt && <ScaleQuestion doubt={doubt} scale={scale ?? certainScale(doubt)} onChange={onScale} />}
      {found.ratings.length > 0 ? (
        <>
          <p>
            {describeImport(found)} The study has {counted(needs.length, 'outcome')}. Ratings that are there
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
      <Listed title="Not in this study, and left out" lines={found.unknown} />
      <Listed title="Could not be read, and left out" lines={found.problems} />
    </Content>
  )
}

function Listed({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {[...new Set(lines)].slice(0, MOST_SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > MOST_SHOWN && <li>and {lines.length - MOST_SHOWN} more</li>}
      </ul>
    </section>
  )
}
