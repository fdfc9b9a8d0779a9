import { readXml } from '@outcome-studio/shared/files/testing'
import { strFromU8, unzipSync } from 'fflate'
import type { Study } from '../../Study.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from '../../studyIds.ts'

/** A study with a rating, remarks of which one is dismissed, a survey, and a text that could be a formula. */
export const ratedLunch: Study = {
  jtbd: { uuid: studyUuid('lunch'), executor: 'Commuters', userInput: 'Prepare a lunch', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Gather <food> & pack it',
      category: 'Locate',
      remarks: [],
      outcomeStatements: [
        {
          uuid: outcomeStatementUuid('first'),
          userInput: '=HYPERLINK("http://bad.test")',
          rating: { importance: 8.9, satisfaction: 1.2 },
          remarks: [
            {
              ruleId: 'O1',
              severity: 'error',
              message: 'Begin with a direction.',
              span: null,
              suggestion: { label: 'Minimize', replacement: 'Minimize the links' },
              source: 'lexer',
            },
            {
              ruleId: 'O5',
              severity: 'warning',
              message: 'Set aside.',
              span: null,
              suggestion: null,
              source: 'lexer',
            },
          ],
          dismissals: [{ ruleId: 'O5', text: '=HYPERLINK("http://bad.test")', reason: 'A plain word here' }],
        },
      ],
    },
  ],
  survey: { respondents: 120 },
  notApplicable: [{ category: 'Conclude', reason: 'Nothing is left over' }],
}

/** The parts of an Office file by path. */
export const unpacked = (file: Uint8Array): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([path, part]) => [path, strFromU8(part)]))

/** The texts of all elements of one name. Fails if the part is not well formed. */
export async function elementTexts(xml: string, element: string): Promise<readonly string[]> {
  const texts: string[] = []
  const path: string[] = []
  await readXml(
    xml,
    {
      open: (name) => {
        path.push(name)
        if (name === element) texts.push('')
      },
      close: (name) => expect(path.pop()).toBe(name),
      text: (text) => {
        if (path.at(-1) === element) texts.push((texts.pop() ?? '') + text)
      },
    },
    () => undefined,
  )
  expect(path).toEqual([])
  return texts
}
