import {
  capitalized,
  isHalfRated,
  type Rating,
  type RatingParts,
  readRating,
} from '@outcome-studio/shared/domain'
import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react'
import type { TypedRating } from '../../model/TypedSurvey.ts'
import { useEditor } from '../../react/EditorContext.ts'
import { RatingField } from './RatingField.tsx'
import type { OnPasteRatings } from './usePasteRatings.ts'

const NOTHING: TypedRating = {}

interface RatedOutcome {
  readonly statementId: string
  /** Number in the study, for example "2.1". */
  readonly number: string
  readonly parts: RatingParts
  readonly onPaste: OnPasteRatings
}

interface RatingFields {
  readonly field: (part: keyof Rating) => ReactNode
  /** Id for the message about the rating, which describes the fields. */
  readonly messageId: string
  /** Shown as error; null while a number is being typed. */
  readonly problem: string | null
  /** Shown where the score would be; null if nothing is missing. */
  readonly missing: string | null
  /** Whether a field has a text that is not in the study yet. */
  readonly isTyped: boolean
}

/** The two fields of an outcome's rating. The study gets the numbers when the focus leaves both. */
export function useRatingFields({ statementId, number, parts, onPaste }: RatedOutcome): RatingFields {
  const { typedSurvey } = useEditor()
  const { texts } = typedSurvey
  const typed = useSyncExternalStore(
    texts.subscribe,
    useCallback(() => texts.get().ratings.get(statementId) ?? NOTHING, [texts, statementId]),
  )
  const messageId = useId()
  const [isLeft, setLeft] = useState(true)
  const shown = (part: keyof Rating): string => typed[part] ?? `${parts[part] ?? ''}`
  const { problem } = readRating(shown('importance'), shown('satisfaction'))
  const commit = () => {
    setLeft(true)
    typedSurvey.commitRating(statementId)
  }
  return {
    messageId,
    problem: isLeft && problem !== null ? `${capitalized(problem)}.` : null,
    missing:
      isLeft && problem === null && isHalfRated({ parts })
        ? `${parts.importance === null ? 'Importance' : 'Satisfaction'} missing`
        : null,
    isTyped: Object.keys(typed).length > 0,
    field: (part) => (
      <RatingField
        statementId={statementId}
        number={number}
        part={part}
        value={shown(part)}
        isInvalid={isLeft && problem !== null}
        describedBy={messageId}
        onEnter={() => setLeft(false)}
        onCommit={commit}
        onPaste={(event) => onPaste(event, statementId, part)}
      />
    ),
  }
}
