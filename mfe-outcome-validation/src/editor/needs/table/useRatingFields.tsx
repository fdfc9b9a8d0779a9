import { isHalfRated } from '@outcome-studio/shared/domain/analysis'
import { capitalized } from '@outcome-studio/shared/domain/base'
import { type Rating, type RatingParts, ratingFields, readRating } from '@outcome-studio/shared/domain/study'
import { type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react'
import type { TypedRating } from '../../actions/TypedSurvey.ts'
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
  /** A field with the message about its number. */
  readonly field: (part: keyof Rating) => ReactNode
  /** Shown where the score would be; null if nothing is missing. */
  readonly missing: string | null
  /** Id for that message, which describes the fields. */
  readonly missingId: string
  /** The rating in the fields, which the study may not have yet; null while one is empty or invalid. */
  readonly rating: Rating | null
}

/** The two fields of an outcome's rating. The study gets the numbers when the focus leaves both. */
export function useRatingFields({ statementId, number, parts, onPaste }: RatedOutcome): RatingFields {
  const { typedSurvey } = useEditor()
  const { texts } = typedSurvey
  const typed = useSyncExternalStore(
    texts.subscribe,
    useCallback(() => texts.get().ratings.get(statementId) ?? NOTHING, [texts, statementId]),
  )
  const missingId = useId()
  const [entered, setEntered] = useState<keyof Rating | null>(null)
  const shown = (part: keyof Rating): string => typed[part] ?? `${parts[part] ?? ''}`
  const problemOf = (part: keyof Rating): string | null => readRating(shown(part), '').problem
  const read = readRating(shown('importance'), shown('satisfaction'))
  const commit = () => {
    setEntered(null)
    typedSurvey.commitRating(statementId)
  }
  return {
    missingId,
    missing:
      entered === null && read.problem === null && isHalfRated({ parts })
        ? `${parts.importance === null ? 'Importance' : 'Satisfaction'} missing`
        : null,
    rating: ratingFields(read.parts).rating,
    field: (part) => {
      const problem = problemOf(part)
      return (
        <RatingField
          statementId={statementId}
          number={number}
          part={part}
          value={shown(part)}
          problem={problem !== null && entered !== part ? `${capitalized(problem)}.` : null}
          missingId={missingId}
          onEnter={() => setEntered(part)}
          onCommit={commit}
          onPaste={(event) => onPaste(event, statementId, part)}
        />
      )
    },
  }
}
