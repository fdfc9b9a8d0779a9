import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { Survey } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useReadable } from '@outcome-studio/shared/feature'
import {
  color,
  media,
  Notice,
  space,
  TextField,
  type,
  VisuallyHidden,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { useEditor } from '../../react/EditorContext.ts'
import { adviceOn, describeProgress } from './describeSurvey.ts'
import { RespondentsPanel } from './RespondentsPanel.tsx'
import { SurveyImport } from './SurveyImport.tsx'

/** One row where there is room, so that plot and table start at the top. */
const Frame = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};

  ${media.narrow} {
    column-gap: ${space(3)};

    /* Beside the count, so that the plot is in view. */
    & > button {
      order: -1;
    }
  }
`

const Progress = styled.p`
  flex: 1 1 auto;
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;

  ${media.narrow} {
    flex: 1 1 9.5rem;
    order: -1;
    font: ${type.small};
  }
`

/** Label, field and hint on one line. */
const Respondents = styled.div`
  & > * {
    grid-template-columns: auto 5rem auto;
    align-items: center;
    justify-content: start;
    column-gap: ${space(2)};
  }
  & > * > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  ${media.narrow} {
    & > * {
      grid-template-columns: auto 4rem;
    }
    /* The empty field says it, in short. */
    & [slot='description'] {
      ${visuallyHiddenStyles}
    }
  }
`

interface SurveyBarProps {
  readonly needs: readonly Need[]
  readonly survey: Survey | null
  /** Chooses the outcomes that are shown. */
  readonly filter: ReactNode
}

/** Shows the source of the ratings: the number of respondents, and the import of their answers. */
export function SurveyBar({ needs, survey, filter }: SurveyBarProps) {
  const { session, typedSurvey } = useEditor()
  const titleId = useId()
  const isReadOnly = useReadOnly()
  const { respondents: typed } = useReadable(typedSurvey.texts)
  const advice = survey && adviceOn(survey.respondents)

  return (
    <>
      <Frame aria-labelledby={titleId}>
        <VisuallyHidden as="h2" id={titleId}>
          Needs for analysis
        </VisuallyHidden>
        <Progress>{describeProgress(needs)}.</Progress>
        {filter}
        {(!isReadOnly || survey) && (
          <Respondents>
            <TextField
              label="Respondents"
              isReadOnly={isReadOnly}
              placeholder={isReadOnly ? '' : '180+'}
              value={typed ?? (survey ? `${survey.respondents}` : '')}
              onChange={(text) => typedSurvey.typeRespondents(text)}
              description={isReadOnly ? undefined : 'Aim for 180 to 1,200.'}
              errorMessage={typed === null ? undefined : 'This needs a whole number from 1.'}
            />
          </Respondents>
        )}
        {!isReadOnly && <SurveyImport />}
      </Frame>
      <RespondentsPanel studyUuid={session.uuid} />
      {advice && <Notice tone="warning">{advice}</Notice>}
    </>
  )
}
