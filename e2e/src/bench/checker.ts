import { checkText } from '@outcome-studio/shared/domain'
import { rounded } from './statistics.ts'

/** How many statements the code rules check in a second, on one core. */
const objects = ['seed trays', 'the wrong blade', 'a leaking valve', 'missing entries', 'the shared calendar']
const statements = Array.from({ length: 5000 }, (_, index) => {
  const object = objects[index % objects.length] ?? ''
  return index % 4 === 0
    ? `Quickly and easily reduce the number of ${object} in 3 minutes so that users can relax`
    : `Minimize the likelihood that ${object} are overlooked when work is handed over, e.g., at night`
})

for (const statement of statements) checkText('outcomeStatement', statement)
const started = performance.now()
let remarks = 0
for (const statement of statements) remarks += checkText('outcomeStatement', statement).length
const seconds = (performance.now() - started) / 1000

process.stdout.write(
  `${JSON.stringify({
    statements: statements.length,
    remarks,
    statementsPerSecond: Math.round(statements.length / seconds),
    msPerStatement: rounded((seconds * 1000) / statements.length, 4),
  })}\n`,
)
