import {
  jobStepUuid,
  outcomeStatementUuid,
  type SegmentDefinition,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'

/** A study with the outcomes of a simulated survey, in one step, and segments of its respondents. */
export const sawStudy = (outcomes: number, segments: readonly SegmentDefinition[]): Study => ({
  jtbd: { uuid: studyUuid('saw'), executor: 'Builders', userInput: 'cut wood', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Make the cut',
      category: null,
      remarks: [],
      outcomeStatements: Array.from({ length: outcomes }, (_, at) => ({
        uuid: outcomeStatementUuid(`outcome${at + 1}`),
        userInput: `Minimize the time it takes to do task ${at + 1}`,
        remarks: [],
      })),
    },
  ],
  segments,
})

/** The respondents who gave one answer to a question. */
export const filterOf = (
  name: string,
  screener: string,
  ...answers: readonly string[]
): SegmentDefinition => ({
  kind: 'filter',
  uuid: name,
  name,
  conditions: [{ screener, answers }],
})
