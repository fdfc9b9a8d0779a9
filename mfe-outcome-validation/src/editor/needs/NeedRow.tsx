import { isHalfRated, type Need, type Rating, readRating } from '@outcome-studio/shared/domain'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { color, fieldErrorStyles, inputStyles, media, space, type } from '@outcome-studio/shared/ui'
import { memo, useId, useState } from 'react'
import styled from 'styled-components'
import type { TypedRating } from '../model/TypedSurvey.ts'
import { useEditor } from '../react/EditorContext.ts'
import { BAND_NAMES, describeNumber } from './describeBand.ts'

const Box = styled.input`
  ${inputStyles};
  width: 5.5em;
  min-height: 34px;
  padding: ${space(1)} ${space(2)};
  font-variant-numeric: tabular-nums;
`

const Wrong = styled.span`
  ${fieldErrorStyles};
`

/** Label shown where the column headings are hidden. */
const ColumnLabel = styled.span`
  display: none;
  color: ${color.textMuted};
  font: ${type.small};

  ${media.narrow} {
    display: block;
  }
`

const Score = styled.strong`
  display: block;
  font: ${type.control};
  font-variant-numeric: tabular-nums;
`

const Small = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

type Asked = keyof Rating

interface NeedRowProps {
  readonly need: Need
  /** Texts of its fields that the study does not have yet. */
  readonly typed: TypedRating | undefined
}

/** One outcome: two ratings and the resulting score. The study gets the ratings when the row loses focus. */
export const NeedRow = memo(function NeedRow({ need, typed = {} }: NeedRowProps) {
  const { statementId, number, text, jobStep, parts, score, band } = need
  const { typedSurvey } = useEditor()
  const isReadOnly = useReadOnly()
  const statusId = useId()
  const shown = (asked: Asked): string => typed[asked] ?? `${parts[asked] ?? ''}`
  const read = readRating(shown('importance'), shown('satisfaction'))
  const [isLeft, setLeft] = useState(true)
  const problem = isLeft ? read.problem : null

  const take = () => {
    setLeft(true)
    typedSurvey.commitRating(statementId)
  }

  const field = (asked: Asked) => (
    <>
      <ColumnLabel aria-hidden="true">{asked === 'importance' ? 'Importance' : 'Satisfaction'}</ColumnLabel>
      <Box
        aria-label={`${asked === 'importance' ? 'Importance' : 'Satisfaction'} of ${number}`}
        aria-invalid={problem !== null || undefined}
        aria-describedby={statusId}
        readOnly={isReadOnly}
        inputMode="decimal"
        autoComplete="off"
        value={shown(asked)}
        onChange={(event) => typedSurvey.typeRating(statementId, asked, event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isReadOnly) return
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') typedSurvey.discardRating(statementId)
        }}
      />
    </>
  )

  return (
    <tr
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!isReadOnly && !currentTarget.contains(relatedTarget)) take()
      }}
    >
      <td>{number}</td>
      <td>
        {text}
        {jobStep && (
          <Small>
            <br />
            {jobStep}
          </Small>
        )}
      </td>
      <td>{field('importance')}</td>
      <td>
        {field('satisfaction')}
        {problem !== null && <Wrong id={statusId}>{sentence(problem)}</Wrong>}
      </td>
      <td>
        {score !== null && band !== null && Object.keys(typed).length === 0 && (
          <>
            <Score>{describeNumber(score)}</Score>
            <Small>{BAND_NAMES[band]}</Small>
          </>
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
