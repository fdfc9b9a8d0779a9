import type { ScreenerAnswers } from '@outcome-studio/shared/domain/respondents'
import { Button, Checkbox, labelStyles, space } from '@outcome-studio/shared/ui'
import { useMemo, useState } from 'react'
import styled from 'styled-components'
import { answersGiven } from '../../../domain/segments/filterRespondents.ts'

const Group = styled.fieldset`
  display: grid;
  gap: 0 ${space(4)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    ${labelStyles}
    padding: 0;
  }
  & > button {
    justify-self: start;
  }
`

/** Answers shown at first: a question with a free text has many. */
const FIRST = 8

interface ScreenerChoiceProps {
  readonly screener: ScreenerAnswers
  readonly chosen: readonly string[]
  readonly onChoose: (chosen: readonly string[]) => void
}

/** The answers to one screener question, of which any counts. */
export function ScreenerChoice({ screener, chosen, onChoose }: ScreenerChoiceProps) {
  const [isWhole, setWhole] = useState(false)
  const given = useMemo(() => answersGiven(screener.answers), [screener])
  // Answers of an earlier import stay in the list, so that they can be taken out.
  const gone = chosen.filter((answer) => !given.some((each) => each.answer === answer))
  const all = [...given, ...gone.map((answer) => ({ answer, respondents: 0 }))]
  const shown = isWhole ? all : all.filter(({ answer }, at) => at < FIRST || chosen.includes(answer))
  return (
    <Group>
      <legend>{screener.title}</legend>
      {shown.map(({ answer, respondents }) => (
        <Checkbox
          key={answer}
          label={`${answer} (${respondents})`}
          isSelected={chosen.includes(answer)}
          onChange={(isSelected) =>
            onChoose(isSelected ? [...chosen, answer] : chosen.filter((each) => each !== answer))
          }
        />
      ))}
      {shown.length < all.length && (
        <Button tone="quiet" onPress={() => setWhole(true)}>
          Show all {all.length} answers
        </Button>
      )}
    </Group>
  )
}
