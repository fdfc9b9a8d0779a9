import type { Study } from '@outcome-studio/shared/domain/study'
import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'

const Text = styled.div`
  display: grid;
  gap: ${space(2)};
  font: ${type.body};
  overflow-wrap: anywhere;
`

/** Two columns where there is room for statements of a usual length. */
const Steps = styled.ol`
  columns: 2 ${space(120)};
  column-gap: ${space(10)};
  margin: ${space(3)} 0 0;
  padding: 0;
  list-style-position: inside;

  & > li {
    break-inside: avoid;
    padding-bottom: ${space(5)};
    font: ${type.control};
  }
  & > li::marker {
    font-variant-numeric: tabular-nums;
  }
`

const Category = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
`

const Statements = styled.ol`
  display: grid;
  gap: ${space(1)};
  margin: ${space(1.5)} 0 0;
  padding-left: ${space(9)};
  list-style-position: outside;
  font: ${type.body};

  & > li::marker {
    content: counters(list-item, '.') '\\00a0\\00a0';
    color: ${color.textMuted};
    font: ${type.small};
    font-variant-numeric: tabular-nums;
  }
`

/** Shows a whole study as text. */
export function StudyText({ study: { jtbd, jobSteps } }: { readonly study: Study }) {
  return (
    <Text>
      <p>Job executor: {jtbd.executor || 'Empty'}</p>
      <p>Job: {jtbd.userInput || 'Empty'}</p>
      <Steps>
        {jobSteps.map((step) => (
          <li key={step.uuid}>
            {step.userInput || 'Empty'}
            {step.category && <Category> ({step.category})</Category>}
            <Statements>
              {step.outcomeStatements.map(({ uuid, userInput }) => (
                <li key={uuid}>{userInput || 'Empty'}</li>
              ))}
            </Statements>
          </li>
        ))}
      </Steps>
    </Text>
  )
}
