import { checkStudy, checkText, RULES } from '@outcome-studio/shared/domain/checker'
import type { Remark } from '@outcome-studio/shared/domain/study'

/** The remarks on an example of a rule, which is written as in RULE_EXAMPLES. */
export function remarksOnExample(ruleId: string, text: string): readonly Remark[] {
  const entity = RULES.find(({ id }) => id === ruleId)?.entities[0]
  if (entity !== undefined && entity !== 'study') return checkText(entity, text)
  const [first = '', ...rest] = text.split('\n')
  const outcomes = ruleId === 'E1' || ruleId === 'O19' || ruleId === 'O20' ? rest : [first, ...rest]
  const found = checkStudy({
    jtbd: {
      uuid: 'job',
      executor: ruleId === 'E1' || ruleId === 'O20' ? first : '',
      userInput: ruleId === 'O19' ? first : '',
    },
    jobSteps: [
      {
        uuid: 'step',
        userInput: 'Light the fire',
        category: null,
        outcomeStatements: outcomes.map((userInput, at) => ({ uuid: `statement${at}`, userInput })),
      },
    ],
  })
  return Object.values(found).flat()
}
