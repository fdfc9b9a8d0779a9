import type { Study } from '@outcome-studio/shared/domain'
import { space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Text = styled.div`
  display: grid;
  gap: ${space(2)};
  font: ${type.small};
  overflow-wrap: anywhere;

  & ol {
    margin: 0;
    padding-left: ${space(6)};
  }
`

/** Shows a whole study as text. */
export function StudyText({ study: { jtbd, jobSteps } }: { readonly study: Study }) {
  return (
    <Text>
      <p>Job executor: {jtbd.executor || 'Empty'}</p>
      <p>Job: {jtbd.userInput || 'Empty'}</p>
      <ol>
        {jobSteps.map((step) => (
          <li key={step.uuid}>
            {step.userInput || 'Empty'}
            {step.category && ` (${step.category})`}
            <ol>
              {step.outcomeStatements.map(({ uuid, userInput }) => (
                <li key={uuid}>{userInput || 'Empty'}</li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Text>
  )
}
