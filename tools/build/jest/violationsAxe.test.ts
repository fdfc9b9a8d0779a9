/** @jest-environment <rootDir>/tools/build/jest/BrowserEnvironment.js */
import 'jest-axe/extend-expect'
import { axe } from 'jest-axe'

test('a violation is reported with each of its elements, and no element that passed', async () => {
  document.body.innerHTML =
    '<main><h1>Title</h1><button></button><img /><button>Save</button><button></button></main>'
  const { violations, passes } = await axe(document.body)
  expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([
    ['button-name', 2],
    ['image-alt', 1],
  ])
  expect(Math.max(...passes.map(({ nodes }) => nodes.length))).toBe(1)
  await expect(async () => expect(await axe(document.body)).toHaveNoViolations()).rejects.toThrow(
    'button-name',
  )
})
