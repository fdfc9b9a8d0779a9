import { isHalfRated, type Need, type Rating, readRating } from '@outcome-studio/shared/domain'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { fieldErrorStyles } from '@outcome-studio/shared/ui'
import { type ClipboardEvent, memo, useId, useState } from 'react'
import styled from 'styled-components'
import type { TypedRating } from '../../model/TypedSurvey.ts'
import { useEditor } from '../../react/EditorContext.ts'
import { OpportunityCell } from './OpportunityCell.tsx'
import { RatingField } from './RatingField.tsx'
import { Small } from './tableStyles.ts'

const Wrong = styled.span`
  ${fieldErrorStyles};
`

interface NeedRowProps {
  readonly need: Need
  /** Texts of its fields that the study does not have yet. */
  readonly typed: TypedRating | undefined
  readonly isPointed: boolean
  readonly onHover: (statementId: string | null) => void
  readonly onSelect: (statementId: string) => void
  readonly onPaste: (event: ClipboardEvent, statementId: string, part: keyof Rating) => void
}

/** One outcome: two ratings and the resulting score. The study gets the ratings when the row loses focus. */
export const NeedRow = memo(function NeedRow(props: NeedRowProps) {
  const { need, typed = {}, isPointed, onHover, onSelect, onPaste } = props
  const { statementId, number, text, jobStep, parts, score, band } = need
  const { typedSurvey } = useEditor()
  const isReadOnly = useReadOnly()
  const statusId = useId()
  const shown = (asked: keyof Rating): string => typed[asked] ?? `${parts[asked] ?? ''}`
  const read = readRating(shown('importance'), shown('satisfaction'))
  const [isLeft, setLeft] = useState(true)
  const problem = isLeft ? read.problem : null

  const commit = () => {
    setLeft(true)
    typedSurvey.commitRating(statementId)
  }

  const field = (part: keyof Rating) => (
    <RatingField
      statementId={statementId}
      number={number}
      part={part}
      value={shown(part)}
      isInvalid={problem !== null}
      describedBy={statusId}
      onCommit={commit}
      onPaste={(event) => onPaste(event, statementId, part)}
    />
  )

  return (
    <tr
      data-pointed={isPointed ? '' : undefined}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onHover(statementId)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => {
        setLeft(false)
        onSelect(statementId)
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isReadOnly && !currentTarget.contains(relatedTarget)) commit()
      }}
    >
      <td>{number}</td>
      <td>
        {text}
        {jobStep && <Small>{jobStep}</Small>}
        {problem !== null && <Wrong id={statusId}>{sentence(problem)}</Wrong>}
      </td>
      <td>{field('importance')}</td>
      <td>{field('satisfaction')}</td>
      <td>
        {score !== null && band !== null && Object.keys(typed).length === 0 && (
          <OpportunityCell score={score} band={band} />
        )}
        {problem === null && isHalfRated(need) && isLeft && (
          <Small id={statusId}>
            {parts.importance === null ? 'Importance missing' : 'Satisfaction missing'}
          </Small>
        )}
      </td>
    </tr>
  )
})

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
