import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

// In the middle of the reserved space.
const Frame = styled.div`
  margin-block: auto;
`

const Title = styled.h3`
  font: ${type.heading};
`

const Text = styled.p`
  max-width: 60ch;
  margin-top: ${space(1)};
  color: ${color.textMuted};
  text-wrap: pretty;
`

/** Shown instead of the recent documents to a member who has none. */
export function FirstDocument() {
  return (
    <Frame>
      <Title>Write your first study</Title>
      <Text>
        A study holds one job, the steps to get it done, and how people measure success in each step. Every
        statement is checked while you type. New here? Read a finished example first.
      </Text>
    </Frame>
  )
}
