import { readdirSync } from 'node:fs'
import { CHECKED_ENTITIES, type CheckedEntity, checkText } from '@outcome-studio/shared/domain/checker'
import { readImportFile } from '../readImportFile.ts'
import { readCase, readTextCase } from './readCase.ts'

/** Files with statements; the web page named .xls is refused. */
const FILES = readdirSync(__dirname).filter((name) => /\.(?:csv|xlsx|txt|md)$/.test(name))

/** Every text of a file, whatever it would be imported as. */
async function textsOf(name: string): Promise<readonly string[]> {
  if (/\.(?:txt|md)$/.test(name)) return readTextCase(name).split('\n')
  const file = await readImportFile(readCase(name), name, () => undefined)
  if (file.kind === 'tables') return file.tables.flatMap(({ rows }) => rows.flat().map(String))
  return file.study.jobSteps.flatMap(({ userInput, outcomeStatements }) => [
    userInput,
    ...outcomeStatements.map((statement) => statement.userInput),
  ])
}

const errorsIn = (entity: CheckedEntity, text: string) =>
  checkText(entity, text).filter(({ severity }) => severity === 'error').length

test.each(FILES)('%s: each fix that is offered fixes its remark and adds no error', async (name) => {
  for (const text of await textsOf(name)) {
    for (const entity of CHECKED_ENTITIES) {
      const before = checkText(entity, text)
      for (const { ruleId, suggestion } of before) {
        if (suggestion === null) continue
        const ofRule = (remarks: typeof before) => remarks.filter((each) => each.ruleId === ruleId).length
        expect(ofRule(checkText(entity, suggestion.replacement))).toBeLessThan(ofRule(before))
        expect(errorsIn(entity, suggestion.replacement)).toBeLessThanOrEqual(errorsIn(entity, text))
      }
    }
  }
})
