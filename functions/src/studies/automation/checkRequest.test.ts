import type { AcceptedAutomationRequest } from '@outcome-studio/shared/domain/automation'
import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { deadline } from '../../guards/deadline.ts'
import { checkRequest } from './checkRequest.ts'

const input = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [
    {
      uuid: 'step',
      userInput: 'Locate a free table',
      category: null,
      outcomeStatements: Array.from({ length: 50 }, (_, at) => ({
        uuid: `statement${at}`,
        userInput: `Minimize the likelihood that guest ${at} waits when a table is free`,
      })),
    },
  ],
}

test.each<[string, AcceptedAutomationRequest]>([
  ['a study', { automationEntity: 'study', input }],
  ['the rules about the whole study', { automationEntity: 'study', input, only: 'wholeStudy' }],
  ['some texts of a study', { automationEntity: 'study', input, only: ['job', 'statement1', 'statement2'] }],
  ['texts', { automationEntity: 'job', input: ['Seat guests', 'Cook', 'Serve'] }],
])('%s is not checked beyond the deadline', async (_what, request) => {
  let time = 0
  let asked = 0
  const requireTime = deadline(2, () => time)
  const check = checkRequest(request, STANDARD_RULES, null, () => {
    asked += 1
    time += 1
    requireTime()
  })
  await expect(check).rejects.toMatchObject({ code: 'deadline-exceeded' })
  expect(asked).toBe(3)
})
