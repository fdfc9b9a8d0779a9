import { runSequences } from './runSequences.ts'

/** More of them: `node mfe-sia/src/testing/sequences/main.ts`. The same each time: a failure must not depend on the day. */
const SEEDS = Array.from({ length: 300 }, (_, index) => index)

test('no order of steps and faults loses, doubles or misplaces a message, or ends without a way on', async () => {
  const { messages, answers, retries } = await runSequences(SEEDS)
  expect(messages).toBeGreaterThan(SEEDS.length)
  expect(answers).toBeGreaterThan(SEEDS.length)
  expect(retries).toBeGreaterThan(SEEDS.length)
})
