import type { MarkedText } from '@outcome-studio/shared/domain'
import { createElement } from 'react'
import styled from 'styled-components'

const Text = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  /* Underlined and bold beside the colour: it can be told without seeing colours. */
  & > mark {
    color: inherit;
    background: none;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

/** A text with the words marked that the other version lacks. Its stretches have no identity but their place. */
export function MarkedWords({ text }: { readonly text: readonly MarkedText[] }) {
  return createElement(
    Text,
    null,
    ...text.map((stretch) => (stretch.isChanged ? createElement('mark', null, stretch.text) : stretch.text)),
  )
}
