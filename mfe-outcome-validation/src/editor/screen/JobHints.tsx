import { space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { FieldHint } from './FieldHint.tsx'

const HintText = styled.div`
  display: grid;
  gap: ${space(2)};
  font: ${type.small};

  & > ul {
    display: grid;
    gap: ${space(1)};
    padding-left: ${space(5)};
  }
`

/** How to find the executor. */
export function ExecutorHint() {
  return (
    <FieldHint question="Who is the executor?">
      <HintText>
        <p>
          The one who gets the job done: one role, named in general words. Not who buys the tools for it, nor
          who installs or looks after them.
        </p>
        <ul>
          <li>No names, ages or incomes: “commuters”, not “Anna, 34, from the suburbs”.</li>
          <li>One role, not two: if two kinds of people do the job differently, each is worth a study.</li>
          <li>No product: “gardeners”, not “users of the watering app”.</li>
        </ul>
      </HintText>
    </FieldHint>
  )
}

/** How to find the right width of the job. */
export function JobHint() {
  return (
    <FieldHint question="How wide should the job be?">
      <HintText>
        <p>Jobs stand on a ladder. Write yours down, then try the rungs above and below it.</p>
        <ul>
          <li>
            Ask <strong>why</strong> to go up: why would somebody reach a destination on time? To keep an
            appointment. Too high once it is what a whole life is about.
          </li>
          <li>
            Ask <strong>how</strong> to go down: how do they reach it? By planning the trip, boarding,
            changing. Too low once it is a single step, or handling a tool.
          </li>
          <li>
            The right rung has a clear end, needs several steps, and would have been the same thirty years
            ago.
          </li>
        </ul>
        <p>Three to ten attempts are usual before a job stands.</p>
      </HintText>
    </FieldHint>
  )
}
