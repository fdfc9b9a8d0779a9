import type { AgendaPart } from '@outcome-studio/shared/domain/events'
import { ExternalLink } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** Description of an event, as text with links. */
export function Agenda({ parts }: { readonly parts: readonly AgendaPart[] }) {
  return (
    <Text>
      {parts.map(({ kind, text }, index) => {
        // The parts of one text never move.
        const key = `${index} ${kind}`
        return kind === 'link' ? (
          <ExternalLink key={key} href={text}>
            {text}
          </ExternalLink>
        ) : (
          <span key={key}>{text}</span>
        )
      })}
    </Text>
  )
}
