/** @ownModules zod reads this setting when it is loaded. */
import './withoutEval.ts'
import * as z from 'zod/mini'

test('zod hears of it, and makes no code of strings', () => {
  const makesCode = jest.spyOn(globalThis, 'Function')
  expect(z.config()).toMatchObject({ jitless: true })
  expect(z.object({ name: z.string() }).parse({ name: 'Ada' })).toEqual({ name: 'Ada' })
  expect(makesCode).not.toHaveBeenCalled()
})
