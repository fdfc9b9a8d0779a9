import type { Need, Survey } from '@outcome-studio/shared/domain'
import { Card, Notice, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'
import { adviceOn, describeProgress } from './describeSurvey.ts'
import { SurveyImport } from './SurveyImport.tsx'

const Narrow = styled.div`
  max-width: 320px;
`

interface SurveyCardProps {
  readonly needs: readonly Need[]
  readonly survey: Survey | null
}

/** Shows the source of the ratings: the number of respondents, and the import of their answers. */
export function SurveyCard({ needs, survey }: SurveyCardProps) {
  const { session } = useEditor()
  /** Text of the field while it is not a number; null while it shows the stored number. */
  const [typed, setTyped] = useState<string | null>(null)
  const advice = survey && adviceOn(survey.respondents)

  const write = (text: string) => {
    const respondents = /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : 0
    const isNone = text.trim() === ''
    setTyped(isNone || respondents > 0 ? null : text)
    if (isNone) session.apply({ kind: 'setStudyFields', fields: { survey: null } })
    else if (respondents > 0) session.apply({ kind: 'setStudyFields', fields: { survey: { respondents } } })
  }

  return (
    <Card
      title="Needs for analysis"
      lead={`${describeProgress(needs)}. Importance and satisfaction are each ten times the share of people who answered 4 or 5 of 5.`}
      actions={<SurveyImport needs={needs} />}
    >
      <Narrow>
        <TextField
          label="People who answered"
          value={typed ?? (survey ? `${survey.respondents}` : '')}
          onChange={write}
          description="Between 180 and 1,200 is best."
          errorMessage={typed === null ? undefined : 'This needs a whole number from 1.'}
        />
      </Narrow>
      {advice && <Notice tone="warning">{advice}</Notice>}
    </Card>
  )
}
