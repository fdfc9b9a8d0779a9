import { Button, space } from '@outcome-studio/shared/ui'
import { ArrowDown } from 'lucide-react'
import styled from 'styled-components'

const Place = styled.div`
  position: absolute;
  inset-block-end: ${space(2)};
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`

/** Takes the reader to the end of the conversation. */
export function JumpToLatest({ onPress }: { readonly onPress: () => void }) {
  return (
    <Place>
      <Button onPress={onPress}>
        <ArrowDown aria-hidden="true" />
        Jump to latest
      </Button>
    </Place>
  )
}
