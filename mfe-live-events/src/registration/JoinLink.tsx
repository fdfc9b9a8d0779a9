import { buttonStyles, color, space, type } from '@outcome-studio/shared/ui'
import { useId } from 'react'
import styled from 'styled-components'

const Frame = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Join = styled.a`
  ${buttonStyles}
`

/** Opens the event at Zoom. @param href the member's personal link */
export function JoinLink({ href }: { readonly href: string }) {
  const hintId = useId()
  return (
    <Frame>
      <Join
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        data-tone="primary"
        aria-describedby={hintId}
      >
        Join
      </Join>
      <span id={hintId}>Opens Zoom in a new tab.</span>
    </Frame>
  )
}
