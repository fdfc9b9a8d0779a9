import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import { CLOCK } from '../network/Clock.ts'
import { cutAt } from '../test/modelServer/modelScripts.ts'
import { type ModelServer, startModelServer } from '../test/modelServer/startModelServer.ts'
import { wireOf } from '../test/modelServer/wireOf.ts'
import { askJudge } from './askJudge.ts'
import { openLanguageModel } from './openLanguageModel.ts'

const REASON = 'An app is a solution.'
const ANSWER = {
  text: JSON.stringify({ answers: [{ id: 't1', rule: 'J5', verdict: 'breach', reason: REASON }] }),
}
const BATCH = {
  context: { executor: 'Hosts', job: 'Seat guests' },
  texts: [{ id: 'a', entity: 'jobStep' as const, text: 'Open the app' }],
}

let server: ModelServer

beforeAll(async () => {
  server = await startModelServer(() => cutAt('openai', ANSWER, 0, 'end'))
})
afterAll(() => server.release())

test.each([
  ['openai', 'end'],
  ['openai', 'break'],
  ['anthropic', 'end'],
  ['anthropic', 'break'],
] as const)(
  'a judgement of %s cut at every tenth byte by %s counts only if it is complete',
  async (kind, ending) => {
    const settings = { url: server.url, model: 'scripted', kind, key: 'k', seconds: 40 }
    const model = openLanguageModel(settings)
    const length = Buffer.byteLength(wireOf(kind, ANSWER).join(''))
    for (let bytes = 0; bytes < length; bytes += 10) {
      server.follow(() => cutAt(kind, ANSWER, bytes, ending))
      // No time for a second attempt.
      const time = { clock: CLOCK, until: 0, signal: AbortSignal.timeout(60_000) }
      const { remarks, report } = await askJudge(model, [BATCH], STANDARD_RULES, time)
      const found = remarks.get('a') ?? []
      expect(found.map(({ message }) => message)).toEqual(report.answered === 1 ? [REASON] : [])
      expect(report.asked).toBe(1)
      expect(report.answered + report.failed).toBe(1)
    }
  },
)
