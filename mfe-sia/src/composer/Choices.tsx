import { Button, space } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};

  & > button {
    white-space: normal;
    text-align: start;
    overflow-wrap: anywhere;
  }
`

interface ChoicesProps {
  readonly choices: readonly string[]
  readonly onChoose: (choice: string) => void
}

/** Short answers to choose from. Any other answer can be written. */
export function Choices({ choices, onChoose }: ChoicesProps) {
  return (
    <Row role="group" aria-label="Suggested answers">
      {[...new Set(choices)].map((choice) => (
        <Button key={choice} onPress={() => onChoose(choice)}>
          {choice}
        </Button>
      ))}
    </Row>
  )
}
