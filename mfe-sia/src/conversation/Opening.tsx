import type { CoachTurn } from '@outcome-studio/shared/domain/coach'
import { type, VisuallyHidden } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { Markdown } from '../markdown/Markdown.tsx'
import { messageStyles } from './messageStyles.ts'

const Message = styled.article`
  ${messageStyles}
`
const Name = styled.div`
  font: ${type.label};
`

/** The coach's first message, which is not stored. */
export function Opening({ turn }: { readonly turn: CoachTurn }) {
  return (
    <Message aria-label="Sia">
      <Name aria-hidden="true">Sia</Name>
      <VisuallyHidden>Sia: </VisuallyHidden>
      <Markdown text={turn.text} isGrowing={false} />
    </Message>
  )
}
