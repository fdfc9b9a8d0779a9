import { timeAgo } from '@outcome-studio/shared/domain/base'
import styled from 'styled-components'
import { formatTime } from '../core/formatTime.ts'
import { COLUMNS, FactNoun } from './listStyles.ts'

interface CountFactProps {
  readonly count: number
  readonly one: string
  readonly many: string
}

/** A count of a document in a list, for example "3 job steps". In columns the noun is in the heading. */
export function CountFact({ count, one, many }: CountFactProps) {
  return (
    <span>
      {count} <FactNoun>{count === 1 ? one : many}</FactNoun>
    </span>
  )
}

/** A fact that a document does not have: a zero in its column, and nothing in a line of facts. */
export const NoneFact = styled.span`
  ${COLUMNS} {
    &::before {
      content: '0' / '';
    }
  }
`

/** Age of the last save, for example "Saved 2 hours ago", with the exact time as its title. */
export function SavedFact({ updatedAt }: { readonly updatedAt: string }) {
  if (updatedAt === '') return <span />
  return (
    <span>
      <FactNoun>Saved </FactNoun>
      <time dateTime={updatedAt} title={formatTime(updatedAt)}>
        {timeAgo(updatedAt, new Date())}
      </time>
    </span>
  )
}
