import { ANYTHING } from '@outcome-studio/shared/document'
import { needsAddress } from '@outcome-studio/shared/domain/areas'
import { color, TextLink, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useSessionValue } from '../react/EditorContext.ts'

const Line = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  overflow-wrap: anywhere;
`

/** Names the needs map that the study came from and leads back to it; nothing for any other study. */
export function NeedsMapLine() {
  const needs = useSessionValue(ANYTHING, ({ content }) => content.needs)
  if (!needs || needs.docName === '') return null
  return (
    <Line>
      From the needs map <TextLink to={needsAddress(needs.docName)}>“{needs.docName}”</TextLink>
    </Line>
  )
}
