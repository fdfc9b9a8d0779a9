import { STUDY_FIELDS, type Study, type StudyField } from '@outcome-studio/shared/domain/study'
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

const Facts = styled.dl`
  display: grid;
  gap: ${space(3)};

  & > div {
    break-inside: avoid;
  }
  & dt {
    font: ${type.control};
  }
  & dd {
    white-space: pre-line;
  }
`

/** Shows a whole study as text: its job, steps and statements, then its other fields, such as initiatives. */
export function StudyText({ study }: { readonly study: Study }) {
  const { jtbd, jobSteps } = study
  const facts = factsOf(study)
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
      {facts.length > 0 && (
        <Facts>
          {facts.map(({ key, label, text }) => (
            <div key={key}>
              <dt dir="auto">{label}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Text>
  )
}

interface Fact {
  readonly key: string
  readonly label: string
  readonly text: string
}

/** The fields of the study as a comparison of two versions names them; a list has one for each entry. */
function factsOf(study: Study): readonly Fact[] {
  const fields: Readonly<Record<string, StudyField<Study>>> = STUDY_FIELDS.study
  return Object.entries(fields).flatMap(([name, { label, text, entries }]): readonly Fact[] => {
    // What is no list is one fact: a questionnaire may have thousands of translated texts.
    if (entries && !entries.join) {
      return entries.list(study).map((entry) => ({
        key: `${name} ${entry.key}`,
        label: entry.label('Study'),
        text: entry.text,
      }))
    }
    const value = text(study)
    return value === null ? [] : [{ key: name, label: label('Study'), text: value }]
  })
}
