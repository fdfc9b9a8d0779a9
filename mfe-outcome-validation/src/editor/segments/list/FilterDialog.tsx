import { counted } from '@outcome-studio/shared/domain/base'
import type { SurveyAnswers } from '@outcome-studio/shared/domain/respondents'
import type { FilterSegment, SegmentCondition } from '@outcome-studio/shared/domain/study'
import { Button, color, Dialog, space, TextField, type } from '@outcome-studio/shared/ui'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { filterRespondents } from '../../../domain/segments/filterRespondents.ts'
import { countMembers } from '../../../domain/segments/rateOutcomes.ts'
import { describeShare } from '../describeSegment.ts'
import { newSegmentId } from '../newSegmentId.ts'
import { ScreenerChoice } from './ScreenerChoice.tsx'

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`

const Count = styled.p`
  color: ${color.textMuted};
  font: ${type.label};
  font-variant-numeric: tabular-nums;
`

interface FilterDialogProps {
  readonly answers: SurveyAnswers
  /** The filter that is changed; null for a new one. */
  readonly edited: FilterSegment | null
  readonly onSave: (saved: FilterSegment) => void
  readonly onClose: () => void
}

/** Defines a segment by answers to screener questions. It shows at once how many respondents belong to it. */
export function FilterDialog({ answers, edited, onSave, onClose }: FilterDialogProps) {
  const form = useId()
  const [name, setName] = useState(edited?.name ?? '')
  const [conditions, setConditions] = useState<readonly SegmentCondition[]>(edited?.conditions ?? [])
  const [isChecked, setChecked] = useState(false)
  const members = filterRespondents(answers, conditions)
  const size = members === null ? 0 : countMembers(members)

  const choose = (screener: string, chosen: readonly string[]) => {
    const others = conditions.filter((each) => each.screener !== screener)
    setConditions(chosen.length === 0 ? others : [...others, { screener, answers: chosen }])
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '' || conditions.length === 0) return
    onSave({
      ...edited,
      kind: 'filter',
      uuid: edited?.uuid ?? newSegmentId(),
      name: name.trim(),
      conditions,
    })
  }
  const hasScreeners = answers.screeners.length > 0
  return (
    <Dialog
      title={edited ? 'Change the filter' : 'Add a filter'}
      isOpen
      onClose={onClose}
      actions={
        hasScreeners && (
          <>
            <Button tone="quiet" onPress={onClose}>
              Cancel
            </Button>
            <Button tone="primary" type="submit" form={form}>
              {edited ? 'Save' : 'Add segment'}
            </Button>
          </>
        )
      }
    >
      {hasScreeners ? (
        <Form id={form} onSubmit={save}>
          <TextField
            label="Name"
            value={name}
            onChange={setName}
            maxLength={100}
            errorMessage={isChecked && name.trim() === '' ? 'Enter a name.' : undefined}
            autoFocus
          />
          {answers.screeners.map((screener) => (
            <ScreenerChoice
              key={screener.title}
              screener={screener}
              chosen={conditions.find((each) => each.screener === screener.title)?.answers ?? []}
              onChoose={(chosen) => choose(screener.title, chosen)}
            />
          ))}
          <Count role="status">
            {conditions.length === 0
              ? 'Choose one or more answers.'
              : `${counted(size, 'respondent')} (${describeShare(size / answers.respondents.length)})`}
          </Count>
        </Form>
      ) : (
        <p>
          This survey has no questions about the respondents themselves, such as their role. Find clusters
          instead, or import the survey with those columns.
        </p>
      )}
    </Dialog>
  )
}
