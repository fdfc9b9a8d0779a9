import type { Need } from '@outcome-studio/shared/domain/analysis'
import type { Survey } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { useReadable } from '@outcome-studio/shared/feature'
import { Card, Notice, space, TextField } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useEditor } from '../../react/EditorContext.ts'
import { adviceOn, describeProgress } from './describeSurvey.ts'
import { SurveyImport } from './SurveyImport.tsx'

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)} ${space(4)};
`

/** Label and field on one line, so that plot and table start higher. */
const Respondents = styled.div`
  & > * {
    grid-template-columns: auto 7rem;
    align-items: center;
    justify-content: start;
    column-gap: ${space(2)};
  }
  & > * > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

interface SurveyCardProps {
  readonly needs: readonly Need[]
  readonly survey: Survey | null
}

/** Shows the source of the ratings: the number of respondents, and the import of their answers. */
export function SurveyCard({ needs, survey }: SurveyCardProps) {
  const { typedSurvey } = useEditor()
  const isReadOnly = useReadOnly()
  const { respondents: typed } = useReadable(typedSurvey.texts)
  const advice = survey && adviceOn(survey.respondents)

  return (
    <Card
      title="Needs for analysis"
      lead={`${describeProgress(needs)}. Importance and satisfaction are the share of people who answered 4 or 5 out of 5, times ten.`}
      actions={
        <Actions>
          <Respondents>
            <TextField
              label="Respondents"
              isReadOnly={isReadOnly}
              value={typed ?? (survey ? `${survey.respondents}` : '')}
              onChange={(text) => typedSurvey.typeRespondents(text)}
              description="Aim for 180 to 1,200."
              errorMessage={typed === null ? undefined : 'This needs a whole number from 1.'}
            />
          </Respondents>
          {!isReadOnly && <SurveyImport needs={needs} />}
        </Actions>
      }
    >
      {advice && <Notice tone="warning">{advice}</Notice>}
    </Card>
  )
}
