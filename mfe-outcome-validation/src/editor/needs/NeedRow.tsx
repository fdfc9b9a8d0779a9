import { type Need, type Rating, readRating } from '@outcome-studio/shared/domain'
import { color, fieldErrorStyles, inputStyles, media, space, type } from '@outcome-studio/shared/ui'
import { memo, useId, useState } from 'react'
import styled from 'styled-components'
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
type Typed = Readonly<Partial<Record<Asked, string>>>

/** One outcome: two ratings and the resulting score. A rating is applied when the row loses focus. */
export const NeedRow = memo(function NeedRow({
  statementId,
  number,
  text,
  jobStep,
  rating,
  score,
  band,
}: Need) {
  const { session } = useEditor()
  const [typed, setTyped] = useState<Typed>({})
  const wrongId = useId()
  const shown = (asked: Asked): string => typed[asked] ?? (rating ? `${rating[asked]}` : '')
  const read = readRating(shown('importance'), shown('satisfaction'))
  const isTyping = Object.keys(typed).length > 0
  const [isLeft, setLeft] = useState(false)
  const problem = isTyping && isLeft ? read.problem : null

  const take = () => {
    setLeft(true)
    if (!isTyping || read.problem !== null) return
    setTyped({})
    session.apply({ kind: 'setItemFields', uuid: statementId, fields: { rating: read.rating } })
  }

  const field = (asked: Asked) => (
    <>
      <ColumnLabel aria-hidden="true">{asked === 'importance' ? 'Importance' : 'Satisfaction'}</ColumnLabel>
      <Box
        aria-label={`${asked === 'importance' ? 'Importance' : 'Satisfaction'} of ${number}`}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : wrongId}
        inputMode="decimal"
        autoComplete="off"
        value={shown(asked)}
        onChange={(event) => setTyped({ ...typed, [asked]: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
          if (event.key === 'Escape') setTyped({})
        }}
      />
    </>
  )

  return (
    <tr
      onFocus={() => setLeft(false)}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || take()}
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
        {problem !== null && <Wrong id={wrongId}>{sentence(problem)}</Wrong>}
      </td>
      <td>
        {score !== null && band !== null && (
          <>
            <Score>{describeNumber(score)}</Score>
            <Small>{BAND_NAMES[band]}</Small>
          </>
        )}
      </td>
    </tr>
  )
})

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
