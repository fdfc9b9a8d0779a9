import { loadFunctions } from './loadFunctions.ts'
import { reasonOf } from './reasonOf.ts'
import { sendToParent } from './sendToParent.ts'
import { serveFunctions } from './serveFunctions.ts'
import { serveTriggers } from './serveTriggers.ts'
import { unsupportedTrigger } from './unsupportedTrigger.ts'
import { watchProcess } from './watchProcess.ts'

const expectTurns = watchProcess()
// Ctrl-C signals the whole process group, but the local cloud ends this process itself.
process.on('SIGINT', () => undefined)

const [, , entry = ''] = process.argv
const files = new Set([entry])
try {
  const functions = await loadFunctions(entry, (file) => files.add(file))
  const triggers = serveTriggers(functions)
  const { port, names, schedules } = await serveFunctions(functions)
  const unsupported = functions.flatMap((each) => {
    const trigger = unsupportedTrigger(each)
    return trigger === undefined ? [] : [{ name: each.name, trigger }]
  })
  expectTurns()
  const served = { port, callables: names, triggers, schedules, unsupported }
  sendToParent({ type: 'ready', ...served, files: [...files] })
} catch (error) {
  sendToParent({ type: 'broken', reason: reasonOf(error), files: [...files] }, () => process.exit(1))
}
