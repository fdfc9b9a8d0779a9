import {
  ANSWER_SCALE_NAMES,
  ANSWER_SCALES,
  type AnswerScale,
  describeCounting,
} from '@outcome-studio/shared/domain/respondents'
import { Checkbox, Disclosure, Notice, Select, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { isTaken, type OtherColumnKind, type TakenColumns } from '../../../domain/survey/describeColumns.ts'
import type { SurveyPeople } from '../../../domain/survey/SurveyRating.ts'

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`

const NONE = 'none'

/** Why a column is left out unless the member takes it. */
const HINTS: Readonly<Partial<Record<OtherColumnKind, string>>> = {
  personal: 'Can identify a person.',
  freeText: 'Free text, which can identify a person.',
}

interface AnswersStepProps {
  readonly people: SurveyPeople
  /** Chosen by the member; null until then. */
  readonly answerScale: AnswerScale | null
  readonly onScale: (scale: AnswerScale) => void
  readonly taken: TakenColumns
  readonly onTake: (taken: TakenColumns) => void
}

/** The scale of the answers, and which other columns are stored with them. */
export function AnswersStep({ people, answerScale, onScale, taken, onTake }: AnswersStepProps) {
  const { detected, columns } = people
  const scale = answerScale ?? detected.scale
  const options = ANSWER_SCALE_NAMES.map((value) => ({ value, label: ANSWER_SCALES[value].label }))
  const personal = columns.filter(({ kind }) => kind === 'personal')
  const choosable = columns.filter(({ kind }) => kind !== 'technical')
  return (
    <Group>
      {scale === null ? (
        <Notice tone="warning">
          {detected.reason} Choose the scale of the answers. Until then they are left out.
        </Notice>
      ) : (
        <p>
          {detected.reason} Importance and satisfaction are ten times the share of respondents with{' '}
          {describeCounting(scale)}.
        </p>
      )}
      <Select
        label="Scale of the answers"
        value={scale ?? NONE}
        options={scale === null ? [{ value: NONE, label: 'Choose a scale' }, ...options] : options}
        onChange={(value) => {
          const chosen = ANSWER_SCALE_NAMES.find((each): each is AnswerScale => each === value)
          if (chosen) onScale(chosen)
        }}
      />
      {personal.length > 0 && (
        <Notice>
          {personal.some((column) => isTaken(column, taken))
            ? 'You take columns that can identify a person. Make sure that the respondents have agreed.'
            : `Left out, because they can identify a person: ${personal.map(({ title }) => title).join(', ')}.`}
        </Notice>
      )}
      {choosable.length > 0 && (
        <Disclosure summary="Columns about the respondents">
          <Group>
            {choosable.map((column) => (
              <Checkbox
                key={column.at}
                label={column.title}
                description={HINTS[column.kind]}
                isSelected={isTaken(column, taken)}
                onChange={(isSelected) => onTake(new Map([...taken, [column.at, isSelected]]))}
              />
            ))}
          </Group>
        </Disclosure>
      )}
    </Group>
  )
}
