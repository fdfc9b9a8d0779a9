import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import {
  Button,
  color,
  focusRing,
  Notice,
  radius,
  space,
  type,
  VisuallyHidden,
} from '@outcome-studio/shared/ui'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { messageSearch } from '../../domain/conversation/messageSearch.ts'
import { findMessages } from '../../domain/search/findMessages.ts'
import { MOST_MESSAGES, MOST_SESSIONS, useSessionMessages } from './useSessionMessages.ts'

const Section = styled.section`
  display: grid;
  gap: ${space(1)};

  & > * {
    min-width: 0;
  }
  & h2 {
    padding-inline: ${space(2)};
    font: ${type.label};
  }
  & > p {
    padding-inline: ${space(2)};
    color: ${color.textMuted};
    font: ${type.small};
  }
  & ul {
    padding: 0;
    list-style: none;
  }
`
const Result = styled(Link)`
  display: block;
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${radius.medium};
  color: ${color.text};
  font: ${type.small};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    background: ${color.sunken};
  }
  & > span:first-child {
    display: block;
    color: ${color.textMuted};
    font: ${type.tiny};
  }
  & mark {
    border-radius: ${radius.small};
    background: ${color.accentSoft};
    color: inherit;
    font-weight: 600;
  }
`

/** Results that are listed. */
const MOST_RESULTS = 20

interface MessageResultsProps {
  /** Without deleted ones, the latest first. */
  readonly sessions: readonly SiaSession[]
  readonly query: string
}

/** Messages that have all words of a query, each leading to its place. */
export function MessageResults({ sessions, query }: MessageResultsProps) {
  const { basename } = useHost()
  const { searched, state, retry } = useSessionMessages(sessions)
  const found = useMemo(() => findMessages(searched, query, MOST_RESULTS + 1), [searched, query])
  const shown = found.slice(0, MOST_RESULTS)
  return (
    <Section aria-label="In messages">
      <h2>In messages</h2>
      <p>{scopeText(sessions.length)}</p>
      {state === 'failed' && (
        <Notice tone="danger" actions={<Button onPress={retry}>Try again</Button>}>
          Some sessions could not be searched.
        </Notice>
      )}
      <p role="status">{state === 'reading' ? 'Searching…' : countText(found.length)}</p>
      <ul>
        {shown.map(({ session, message, before, match, after }) => (
          <li key={message.id}>
            <Result
              to={{
                pathname: `${basename}/${encodeURIComponent(session.studyUuid)}/${encodeURIComponent(session.id)}`,
                search: messageSearch('', message.id),
              }}
            >
              <span>
                {session.title} · {message.role === 'member' ? 'You' : 'Sia'}
                <VisuallyHidden>: </VisuallyHidden>
              </span>
              <span>
                {before}
                <mark>{match}</mark>
                {after}
              </span>
            </Result>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What is searched. */
function scopeText(sessions: number): string {
  const which = sessions > MOST_SESSIONS ? `each of your ${MOST_SESSIONS} latest sessions` : 'each session'
  return `Searches the latest ${MOST_MESSAGES} messages of ${which}.`
}

function countText(count: number): string {
  if (count === 0) return 'No message matches.'
  if (count > MOST_RESULTS) return `The ${MOST_RESULTS} latest of more. Add a word to narrow them down.`
  return count === 1 ? '1 message' : `${count} messages`
}
