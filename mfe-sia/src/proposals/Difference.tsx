import { color, radius, space, VisuallyHidden } from '@outcome-studio/shared/ui'
import { createElement } from 'react'
import styled from 'styled-components'
import { inlineChanges } from '../domain/proposals/inlineChanges.ts'

const Line = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  & ins {
    text-decoration: none;
  }
  & [data-inline] ins {
    border-radius: ${radius.small};
    background: ${color.successSoft};
    color: ${color.success};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & del {
    margin-inline-end: ${space(1)};
    border-radius: ${radius.small};
    background: ${color.dangerSoft};
    color: ${color.danger};
    text-decoration: line-through;
  }
`
const TAGS = { kept: 'span', removed: 'del', inserted: 'ins' } as const

interface DifferenceProps {
  /** Empty if the text is new, the same if it stays. */
  readonly before: string
  readonly after: string
}

/**
 * A proposed text, with the words that it removes and inserts marked in place by line, weight and color. Screen readers
 * read both texts one after the other.
 */
export function Difference({ before, after }: DifferenceProps) {
  if (before === after) return <Line>{after}</Line>
  if (before.trim() === '') {
    return (
      <Line>
        <VisuallyHidden>New text: </VisuallyHidden>
        <ins>{after}</ins>
      </Line>
    )
  }
  // Spans of a text have no identity but their place.
  const spans = inlineChanges(before, after).map(({ kind, text }) => createElement(TAGS[kind], null, text))
  return (
    <Line>
      <VisuallyHidden>{`Before: ${before}. After: ${after}`}</VisuallyHidden>
      {createElement('span', { 'aria-hidden': true, 'data-inline': '' }, ...spans)}
    </Line>
  )
}
