import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import type { Fault } from '../../support/answerRequests.ts'
import { breakCalls as breakAddresses, type FaultName } from '../../support/faults.ts'
import { expect, test } from '../../support/test.ts'
import { CALLS, type Call, type CallName, type DrivenIn, OUTLIVED } from './CALLS.ts'

/** Makes calls of the table fail on one page or all pages of a context until the fault ends. */
export async function breakCalls(
  context: BrowserContext | Page,
  fault: FaultName,
  ...names: readonly CallName[]
): Promise<Fault> {
  const broken: { readonly name: CallName; readonly own: Fault }[] = []
  for (const name of names) broken.push({ name, own: await breakAddresses(context, fault, CALLS[name]) })
  return {
    count: () => broken.reduce((sum, { own }) => sum + own.count(), 0),
    end: async () => {
      await note(broken.filter(({ own }) => own.count() > 0).map(({ name }) => cellOf(name, fault)))
      await Promise.all(broken.map(({ own }) => own.end()))
    },
  }
}

/** Adds the last test of a file: every call assigned to the file met every possible fault. */
export function testEveryFaultWasMet(file: DrivenIn): void {
  test('every call met every fault', async () => {
    const met = await readFile(notes(), 'utf8')
    expect(dueIn(file).filter((cell) => !met.includes(cell))).toEqual([])
  })
}

/** The output folder is emptied at each run. A file survives the new process in which Playwright repeats a test. */
const notes = () => join(test.info().project.outputDir, 'faults-met.txt')

async function note(cells: readonly string[]): Promise<void> {
  await mkdir(test.info().project.outputDir, { recursive: true })
  await appendFile(notes(), cells.join(''))
}

const cellOf = (name: string, fault: FaultName) => `${name} ${fault}\n`

function dueIn(file: DrivenIn): readonly string[] {
  const calls: readonly (readonly [string, Call])[] = Object.entries(CALLS)
  return calls
    .filter(([, { drivenIn }]) => drivenIn === file)
    .flatMap(([name, { cannot = {} }]) =>
      OUTLIVED.filter((fault) => !(fault in cannot)).map((fault) => cellOf(name, fault)),
    )
}
